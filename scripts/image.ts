// npm run image: the product's image on a machine that reaches no registry, by buildah, Debian's packages and this machine's Node.js. Elsewhere
// `docker build -f deploy/Containerfile .` makes it from the sources.
import { buildProduct } from './build/build-product.ts'
import { buildImage, compressedSize, missingForImage } from './image/build-image.ts'

const name = 'localhost/ito-funding'
const missing = missingForImage()
if (missing.length > 0) {
  console.error(`cannot build an image here without ${missing.join(', ')}`)
  process.exit(1)
}
await buildProduct()
buildImage(name)
console.log(`${name}: ${(compressedSize(name) / 1e6).toFixed(1)} MB compressed`)
