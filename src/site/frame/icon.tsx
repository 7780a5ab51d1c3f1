/** A drawing from the shared sprite. Decorative: the words beside it say what it means. */
export function Icon({ name, className = 'icon' }: { name: string; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`/drawings/icons.svg#${name}`} />
    </svg>
  );
}
