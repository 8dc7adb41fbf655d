import { column, leftEmpty, named, text, yen } from './column.ts'
import { columnList } from './table.ts'

/** The statutory report on dividends: the columns with which every such report begins (layout of the National Tax Agency), then what the law asks of this one. */
export const paymentReportList = columnList({
  code: column({ head: '法定資料の種類', kind: text }),
  own_number: column({ head: '整理番号1', kind: leftEmpty }),
  branch: column({ head: '本支店等区分番号', kind: leftEmpty }),
  payer_address: column({ head: '提出義務者の住所（居所）又は所在地', kind: text }),
  payer_name: column({ head: '提出義務者の氏名又は名称', kind: text }),
  payer_telephone: column({ head: '提出義務者の電話番号', kind: text }),
  sender_number: column({ head: '整理番号2', kind: leftEmpty }),
  sender_address: column({ head: '提出者の住所（居所）又は所在地', kind: leftEmpty }),
  sender_name: column({ head: '提出者の氏名又は名称', kind: leftEmpty }),
  mark: column({ head: '訂正表示', kind: text }),
  era_year: column({ head: '年分', kind: text }),
  address: column({ head: '支払を受ける者の住所又は居所', kind: text }),
  name: column({ head: '支払を受ける者の氏名又は名称', kind: text }),
  individual_number: column({ head: '個人番号又は法人番号', kind: leftEmpty }),
  dividend: column({ head: '利益の分配の金額', kind: yen }),
  unpaid_dividend: column({ head: '利益の分配の金額のうち未払の金額', kind: yen }),
  tax: column({ head: '源泉徴収税額', kind: yen }),
  uncollected_tax: column({ head: '源泉徴収税額のうち未徴収の税額', kind: yen }),
  contribution: column({ head: '出資の金額', kind: yen }),
  basis: column({ head: '利益の分配の計算の基礎', kind: text }),
  fixed_on: column({ head: '支払の確定した日', kind: named((days: readonly string[]) => days.join('／')) }),
  tax_agent: column({ head: '納税管理人', kind: leftEmpty }),
  remark: column({ head: '摘要', kind: text }),
})
