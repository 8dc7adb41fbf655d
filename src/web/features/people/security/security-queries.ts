import { graphql, type ResultOf } from '../../../gql/graphql.ts'

export const securityDocument = graphql(`
  query Security {
    me { id email payouts_stopped_at password_off }
    sessions { id device started_at last_seen_at is_current }
    passkeys { id name is_synced registered_at last_used_at }
  }
`)

export type LoginSession = ResultOf<typeof securityDocument>['sessions'][number]
export type Passkey = ResultOf<typeof securityDocument>['passkeys'][number]

export const endSessionDocument = graphql(`
  mutation EndSession($id: ID!) {
    endSession(id: $id) { ok }
  }
`)

export const endOtherSessionsDocument = graphql(`
  mutation EndOtherSessions {
    endOtherSessions { ok }
  }
`)

export const beginRegistrationDocument = graphql(`
  mutation BeginPasskeyRegistration {
    beginPasskeyRegistration { json }
  }
`)

export const addPasskeyDocument = graphql(`
  mutation AddPasskey($input: PasskeyInput!) {
    addPasskey(input: $input) { ok }
  }
`)

export const turnPasswordOffDocument = graphql(`
  mutation TurnPasswordOff {
    turnPasswordOff { ok }
  }
`)

export const removePasskeyDocument = graphql(`
  mutation RemovePasskey($id: ID!) {
    removePasskey(id: $id) { ok }
  }
`)

export const changePasswordDocument = graphql(`
  mutation ChangePassword($password: String!, $passwordConfirm: String!) {
    changePassword(password: $password, passwordConfirm: $passwordConfirm) { ok }
  }
`)

export const requestEmailChangeDocument = graphql(`
  mutation RequestEmailChange($email: String!) {
    requestEmailChange(email: $email) { confirm_limit_at }
  }
`)

export const confirmEmailChangeDocument = graphql(`
  mutation ConfirmEmailChange($token: String!) {
    confirmEmailChange(token: $token) { ok }
  }
`)

export const stopNoticeDocument = graphql(`
  query StopNotice($token: String!) {
    stopNotice(token: $token) { what told_at }
  }
`)

export const stopAccountDocument = graphql(`
  mutation StopAccount($token: String!) {
    stopAccount(token: $token) { number }
  }
`)
