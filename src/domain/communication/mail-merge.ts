/** What a mail to many may say of each receiver, as it is written in its text: `{{氏名}}`. */
export const mergeFields = ['氏名', 'ファンド名', '出資額'] as const
export type MergeField = (typeof mergeFields)[number]
export type MergeValues = Readonly<Partial<Record<MergeField, string>>>

const written = /\{\{\s*([^{}]*?)\s*\}\}/g
/** What looks like a field and is none: half a pair of brackets, or full-width ones. */
const stray = /\{\{|\}\}|｛｛|｝｝/

const isField = (name: string): name is MergeField => (mergeFields as readonly string[]).includes(name)

/** What keeps a text from being filled in for everybody, in Japanese; null where nothing does. */
export function mergeProblem(text: string, allowed: readonly MergeField[]): string | null {
  for (const [whole, name = ''] of text.matchAll(written)) {
    if (!isField(name)) return `「${whole}」は使えません。使えるのは ${allowed.map(asWritten).join(' ')} です。`
    if (!allowed.includes(name)) return `「${whole}」は、ファンドの参加者に送るメールだけで使えます。`
  }
  if (stray.test(text.replaceAll(written, '')))
    return '差し込み項目の記号「{{」と「}}」が、対になっていません。半角で入力してください。'
  return null
}

export const asWritten = (field: MergeField): string => `{{${field}}}`

/** The text for one receiver. A value is text and nothing else: what looks like a field in it stays as it is. */
export function fillIn(text: string, values: MergeValues): string {
  return text.replaceAll(written, (whole, name: string) => (isField(name) ? (values[name] ?? whole) : whole))
}
