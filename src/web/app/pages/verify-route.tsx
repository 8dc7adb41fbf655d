import { VerifyPage } from '../../features/documents/verify/verify-page.tsx'
import { staticPageRoute } from '../routing/static-page-route.tsx'

export const Component = staticPageRoute(
  '書面の真正性の確認',
  '受け取ったPDFが当社の発行した書面で、変わっていないことを、どなたでも確かめられます。ファイルは送信しません。',
  VerifyPage,
)
