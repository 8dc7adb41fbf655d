import { phrasesOf } from '../../domain/fund-text.ts'

/** A fund's name whose lines end between its words. */
export function Phrases({ text }: { text: string }) {
  return <span>{phrasesOf(text).map((phrase, index) => <span key={index} className="no-break">{phrase}</span>)}</span>
}
