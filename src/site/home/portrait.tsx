interface PortraitProps {
  /** Address of the picture, where there is one. */
  src?: string | null | undefined;
  initials: string;
}

/** A person's picture beside their name, or the initials. */
export function Portrait({ src, initials }: PortraitProps) {
  if (src)
    return <img className="initials" src={src} alt="" width="56" height="56" loading="lazy" />;
  return (
    <span className="initials" aria-hidden="true">
      {initials}
    </span>
  );
}
