import { formatYen, yen } from '../../money.ts'
import { TAX_CLASSES, type SaidTax } from './classes.ts'

/** '消費税 課税仕入（適格請求書あり）', '登録番号 T1234567890123'; nothing where nobody has said anything. */
export const saidTaxWords = ({ taxClass, invoiceNumber, buildingAmount }: SaidTax): string[] => [
  ...(taxClass === null ? [] : [`消費税 ${TAX_CLASSES[taxClass]}`]),
  ...(invoiceNumber === null ? [] : [`登録番号 ${invoiceNumber}`]),
  ...(buildingAmount === null ? [] : [`うち建物 ${formatYen(yen(buildingAmount))}`]),
]
