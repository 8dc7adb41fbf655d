import { phrasesOf } from '../../domain/funds/fund-text.ts'

/** A fund's name whose lines end between its words. Boxes for the words would be read with blanks between them. */
export function Phrases({ text }: { text: string }) {
  return <span className="phrases">{phrasesOf(text).flatMap((phrase) => [<wbr key={phrase} />, phrase])}</span>
}
