/** `8,018,754`, `８０１８７５４円` and the like as whole yen; null for anything else. */
export function typedYen(text: string): number | null {
  const digits = text.normalize('NFKC').replaceAll(/[,\s円]/g, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null
}
