// What every place where the rules run has: the browser, Node.js and the tests. The rules know nothing else of either (tsconfig.domain.json).
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  decode(bytes: Uint8Array): string
}
