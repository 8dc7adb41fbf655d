import { graphql } from '../../../gql/graphql.ts'

export const forgotPasswordDocument = graphql(`
  mutation ForgotPassword($email: String!) {
    forgotPassword(email: $email) { ok }
  }
`)

export const resetPasswordDocument = graphql(`
  mutation ResetPassword($password: String!, $passwordConfirm: String!, $code: String!) {
    resetPassword(password: $password, passwordConfirm: $passwordConfirm, code: $code) { ok }
  }
`)
