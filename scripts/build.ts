import { buildProduct } from './build/build-product.ts'

const began = performance.now()
const built = await buildProduct()
const seconds = ((performance.now() - began) / 1000).toFixed(1)
console.log(built ? `built dist in ${seconds} s` : 'dist is up to date')
