/** Who asks: a visitor without a login, a verified member, an operator. */
export type ExampleCaller = 'visitor' | 'member' | 'operator'

export interface ApiExample {
  title: string
  as: ExampleCaller
  document: string
  variables?: Record<string, unknown>
  /** The whole answer, `{ data }` or `{ data: null, errors }`. */
  answer: Record<string, unknown>
}

/**
 * Run one after the other by tests/api/core/api-examples.test.ts in an installation with one open first-come fund, a verified member and an
 * operator; each answer is what the product really says.
 */
export const apiExamples: readonly ApiExample[] = [
  {
    title: 'Published funds',
    as: 'visitor',
    document: '{ projects { id name recruit_type stats { invest_total is_goaled } } }',
    answer: {
      data: {
        projects: [
          {
            id: '1',
            name: '第12号　世田谷区三軒茶屋レジデンス',
            recruit_type: 'firstCome',
            stats: { invest_total: 2000000, is_goaled: false },
          },
        ],
      },
    },
  },
  {
    title: 'Nobody is logged in',
    as: 'visitor',
    document: '{ myInvests { id } }',
    answer: { data: null, errors: [{ message: 'ログインしてください。', extensions: { code: 'UNAUTHENTICATED' } }] },
  },
  {
    title: 'Who is logged in',
    as: 'member',
    document: '{ me { role } investingAmount { amount } }',
    answer: { data: { me: { role: 'member' }, investingAmount: { amount: 0 } } },
  },
  {
    title: 'An amount that is refused, with the message for its field',
    as: 'member',
    document:
      'mutation ($project_id: ID!, $amount: Int!) { createInvest(project_id: $project_id, amount: $amount) { id } }',
    variables: { project_id: '1', amount: 150_000 },
    answer: {
      data: null,
      errors: [
        {
          message: '10万円単位で指定してください。',
          extensions: { code: 'BAD_USER_INPUT', fields: { amount: '10万円単位で指定してください。' } },
        },
      ],
    },
  },
  {
    title: 'Apply to a first-come fund',
    as: 'member',
    document:
      'mutation ($project_id: ID!, $amount: Int!) { createInvest(project_id: $project_id, amount: $amount) { id } }',
    variables: { project_id: '1', amount: 300_000 },
    answer: { data: { createInvest: { id: '1' } } },
  },
  {
    title: 'Apply once more',
    as: 'member',
    document:
      'mutation ($project_id: ID!, $amount: Int!) { createInvest(project_id: $project_id, amount: $amount) { id } }',
    variables: { project_id: '1', amount: 300_000 },
    answer: {
      data: null,
      errors: [{ message: 'このファンドには、すでにお申し込みいただいています。', extensions: { code: 'CONFLICT' } }],
    },
  },
  {
    title: 'Own investments; the deposit account is shown after the contract document was confirmed',
    as: 'member',
    document: '{ myInvests { id amount status transfer_account { account_number } } }',
    answer: { data: { myInvests: [{ id: '1', amount: 300000, status: 'Entry', transfer_account: null }] } },
  },
  {
    title: "An operator's operation as a member",
    as: 'member',
    document: '{ adminApplications { total } }',
    answer: { data: null, errors: [{ message: 'この操作はできません。', extensions: { code: 'FORBIDDEN' } }] },
  },
  {
    title: 'The table of applications',
    as: 'operator',
    document: '{ adminApplications { total rows { id amount view paid } } }',
    answer: {
      data: { adminApplications: { total: 1, rows: [{ id: '1', amount: 300000, view: 'document_waiting', paid: 0 }] } },
    },
  },
  {
    title: 'A record that does not exist',
    as: 'operator',
    document: 'mutation { adminCloseEnquiry(input: { number: "99", close: true, version: 1 }) { number } }',
    answer: { data: null, errors: [{ message: 'お問い合わせが見つかりません。', extensions: { code: 'NOT_FOUND' } }] },
  },
]
