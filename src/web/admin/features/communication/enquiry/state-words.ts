export const stateWords: Readonly<Record<string, string>> = {
  open: '未対応',
  answered: '回答済み',
  closed: '回答なしで終了',
}
