import { graphql, type ResultOf } from '../../../gql/graphql.ts'

export const emailRegistDocument = graphql(`
  mutation EmailRegist($input: EmailRegistInput!) {
    emailRegist(input: $input) { confirm_limit_at }
  }
`)

export const emailConfirmDocument = graphql(`
  query EmailConfirm($confirmation_token: String!) {
    emailConfirm(confirmation_token: $confirmation_token) { confirm_limit_at invitation_code }
  }
`)

export const surveyMasterDocument = graphql(`
  query SurveyMaster {
    surveyMaster { id name values { code value } }
    lawQuestions { key name hint choices { code value } }
  }
`)

export const registerDocument = graphql(`
  mutation Register($input: RegisterInput!) {
    register(input: $input) { uid }
  }
`)

export const memberFactsDocument = graphql(`
  query MemberFacts {
    me { id sei mei sei_kana mei_kana birthday zipcode address tel is_ekyc_authed }
  }
`)

export const userInfoDocument = graphql(`
  mutation UserInfo($input: UserInfoInput!) {
    userInfo(input: $input) { ok }
  }
`)

export type EmailConfirmation = ResultOf<typeof emailConfirmDocument>['emailConfirm']
export type SurveyMaster = ResultOf<typeof surveyMasterDocument>['surveyMaster']
export type LawQuestions = ResultOf<typeof surveyMasterDocument>['lawQuestions']
export type MemberFacts = NonNullable<ResultOf<typeof memberFactsDocument>['me']>
