interface Props {
  title: string;
  links: { name: string; path: string }[];
}

/** Links to other pages, one a row, set large. */
export function LinkRows({ title, links }: Props) {
  return (
    <nav className="link-rows" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path}>{link.name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
