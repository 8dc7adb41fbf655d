import { lettersThatFontsLack } from '../../../platform/typeset-fonts.ts'
import { badInput, type Refusal } from '../../../platform/outcome.ts'

/** A name or address with a letter that no contract could print is asked for anew where it is typed: later, a deadline would already run. By field. */
export function refuseUnprintable(texts: Readonly<Record<string, string>>): Refusal | null {
  const messages = Object.entries(texts).flatMap(([field, text]) => {
    const lacking = lettersThatFontsLack(text)
    return lacking.length === 0
      ? []
      : [[field, `書面に印刷できない文字（${lacking.join('')}）があります。よく似た文字で入力してください`] as const]
  })
  return messages.length === 0 ? null : badInput(Object.fromEntries(messages))
}
