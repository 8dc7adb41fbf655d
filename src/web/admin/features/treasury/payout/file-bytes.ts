/** The bytes behind base64. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)

/** Bytes as base64. */
export function textOf(bytes: ArrayBuffer): string {
  let letters = ''
  for (const byte of new Uint8Array(bytes)) letters += String.fromCodePoint(byte)
  return btoa(letters)
}

/** Saves bytes under a name on the operator's own machine, unchanged. */
export function handOver(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
