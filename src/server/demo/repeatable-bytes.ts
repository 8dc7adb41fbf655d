import { createHash } from 'node:crypto'

/** Bytes in place of chance: the n-th call gives the same ones in every run. For tests, which compare what the demo shows. */
export function repeatableBytes(): (size: number) => Buffer {
  let calls = 0
  return (size) => {
    calls += 1
    const blocks = Array.from({ length: Math.ceil(size / 32) }, (_, block) =>
      createHash('sha256').update(`${calls}/${block}`).digest(),
    )
    return Buffer.concat(blocks).subarray(0, size)
  }
}
