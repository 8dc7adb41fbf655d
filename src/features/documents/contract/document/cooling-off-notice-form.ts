import { renderDocument, type PrintedDocument } from '../../../../adapters/pdf/printed-document.ts'
import type { PdfRenderer } from '../../../../adapters/pdf/pdf-renderer.ts'
import { formatDateWithoutWeekday, japanDate, startOfDay } from '../../../../domain/calendar.ts'
import type { OperatorProfile } from '../../../core/operator/operator-profile.ts'
import { issuerOf } from './issuer.ts'

export const coolingOffFormVersion = '第2版'

/** Two lines of room to write by hand. */
const room = '　\n　'

/** The notice by which an investor ends a contract on paper (law article 26): a form to print and fill in. The same bytes for everybody. */
function coolingOffNoticeForm(operator: OperatorProfile): PrintedDocument {
  const address = `〒${operator.zipCode.slice(0, 3)}-${operator.zipCode.slice(3)} ${operator.address}`
  return {
    brand: operator.brand,
    title: 'クーリング・オフ通知書',
    subtitle: '不動産特定共同事業法 第26条にもとづく契約の解除の通知',
    documentNumber: 'C-1',
    formVersion: coolingOffFormVersion,
    createdAt: startOfDay(japanDate(operator.rulesEstablishedOn)).toISOString(),
    createdAtText: formatDateWithoutWeekday(japanDate(operator.rulesEstablishedOn)),
    addressee: null,
    issuer: issuerOf(operator),
    lead: `${operator.companyName} クーリング・オフ係 御中　　私は、次の不動産特定共同事業契約を解除します。入金した出資金があるときは、その全額を登録口座へ返還してください。`,
    sections: [
      {
        kind: 'facts',
        heading: '解除する契約',
        rows: [
          { label: '通知の日', value: '　　　　　　年　　　　月　　　　日' },
          { label: 'ファンドの名前', value: room },
          { label: '契約の成立日', value: '　　　　　　年　　　　月　　　　日' },
          {
            label: '契約成立時書面を\n受け取った日',
            value: '　　　　　　年　　　　月　　　　日（はじめてダウンロードした日）',
          },
          { label: '出資の額', value: '　　　　　　　　　　　　円' },
          { label: '出資金の入金', value: '□ 入金した　　　　□ 入金していない' },
        ],
      },
      {
        kind: 'facts',
        heading: '通知する方',
        rows: [
          { label: '氏名（署名）', value: room },
          { label: '住所', value: room },
          { label: '電話番号', value: '　' },
          { label: '会員番号', value: '　　　　　　　　　　　　（分からないときは空欄でかまいません）' },
        ],
      },
      {
        kind: 'text',
        heading: '送り方',
        paragraphs: [
          `記入した通知書を写しにとって手元に残し、契約成立時書面を受け取った日を含めて8日以内の消印で、${address}　${operator.companyName} クーリング・オフ係へお送りください。`,
        ],
        items: [
          '解除は、通知を発したとき（消印の日）に効力を生じます。',
          '特定記録郵便や簡易書留など、発送の記録が残る方法をおすすめします。',
          '会員ページからも申し出ることができます。その場合、この通知書は不要です。',
          '損害賠償、違約金、手数料を請求することはありません。',
        ],
      },
    ],
    footer: [`お問い合わせ ${operator.contactUrl} （${operator.contactHours}）`],
  }
}

/** The form as a PDF. */
export function printCoolingOffNotice(operator: OperatorProfile, pdf: PdfRenderer): Promise<Uint8Array> {
  return renderDocument(coolingOffNoticeForm(operator), pdf)
}
