import { ReceiptPage } from '../../features/people/registration/receipt-page.tsx'
import { PageHead } from '../layout/page-head.tsx'

export function Component() {
  return (
    <>
      <PageHead title="会員登録の完了" noIndex />
      <ReceiptPage />
    </>
  )
}
