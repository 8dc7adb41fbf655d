import { printForParent } from '../adapters/pdf/print-for-parent.ts'

/** The process that prints for a server. It knows no address and no key. */
printForParent()
