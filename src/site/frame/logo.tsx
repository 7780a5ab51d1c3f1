import { company } from '../../content/company.ts';

export function Logo() {
  return (
    <a href="/" className="logo">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <use href="/drawings/icons.svg#logo" />
      </svg>
      {company.brand}
    </a>
  );
}
