import { buildProduct } from '../../scripts/build/build-product.ts'

/** Tests over HTTP run the real bundles: built once, and only when a source has changed since. */
export default async function setup(): Promise<void> {
  await buildProduct()
}
