import { RegistrationPage } from '../../features/people/registration/registration-page.tsx'
import { emailConfirmDocument, surveyMasterDocument } from '../../features/people/registration/registration-queries.ts'
import { PageHead } from '../layout/page-head.tsx'
import { preloadQuery, type PageHandle } from '../routing/page.ts'

export const handle: PageHandle = {
  preload: ({ confirmation_token }) => [
    preloadQuery(emailConfirmDocument, { confirmation_token: confirmation_token ?? '' }),
    preloadQuery(surveyMasterDocument, {}),
  ],
}

export function Component() {
  return (
    <>
      <PageHead title="会員情報の入力" noIndex />
      <RegistrationPage />
    </>
  )
}
