import { company } from '../../content/company.ts';
import { Icon } from './icon.tsx';

/** Says the company's number and calls it. */
export function CallButton({ className = 'btn' }: { className?: string }) {
  return (
    <a className={className} href={company.phoneHref}>
      <Icon name="phone" />
      {company.phone}
    </a>
  );
}
