import { Link } from 'react-router'

/** Screens and papers by name; those with an address are links. Pages of the site open beside the work. */
export function LawPlaces({ places }: { places: readonly { name: string; to: string | null }[] }) {
  return places.map(({ name, to }, place) => (
    <span key={name}>
      {place > 0 && '、'}
      {to === null ? (
        name
      ) : to.startsWith('/itoadmintool') ? (
        <Link to={to}>{name}</Link>
      ) : (
        <a href={to} target="_blank" rel="noreferrer">
          {name}
        </a>
      )}
    </span>
  ))
}
