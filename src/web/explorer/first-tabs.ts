/** Examples of docs/api.md, a tab each, since a document holds one operation. */
export const firstTabs = [
  `# 公開中のファンド（ログイン不要）
query PublishedFunds {
  projects {
    id
    name
    recruit_type
    stats {
      invest_total
      is_goaled
    }
  }
}
`,
  `# ログイン中のアカウント
query WhoIsLoggedIn {
  me {
    role
  }
  investingAmount {
    amount
  }
}
`,
  `# 自分の申込み（振込先の口座は契約書類の確認後に表示されます）
query OwnInvestments {
  myInvests {
    id
    amount
    status
    transfer_account {
      account_number
    }
  }
}
`,
]
