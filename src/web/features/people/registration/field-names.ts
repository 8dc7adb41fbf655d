/** Labels and order of the form's fields: for the summary of errors and the rows of the confirmation. */
export const fieldLabels = {
  sei: '姓',
  mei: '名',
  sei_kana: 'セイ',
  mei_kana: 'メイ',
  birthday: '生年月日',
  zipcode: '郵便番号',
  address: '住所',
  tel: '電話番号',
  password: 'パスワード',
  password_confirm: 'パスワード（確認）',
  'survey.property': '金融資産',
  'survey.purpose': '投資の目的',
  'survey.experience': '投資の経験',
  'survey.job': 'ご職業',
  'survey.income': '年収',
  'law_answers.purpose': '取引の目的',
  'law_answers.occupation': 'お仕事',
  'law_answers.foreign_official': '外国の重要な公的地位',
  consent: '規約の確認',
} as const

export type FieldPath = keyof typeof fieldLabels

export const fieldPaths = Object.keys(fieldLabels) as FieldPath[]

export function isFieldPath(path: string): path is FieldPath {
  return path in fieldLabels
}

const personPaths = ['sei', 'mei', 'sei_kana', 'mei_kana', 'birthday', 'zipcode', 'address', 'tel'] as const

export function isPersonPath(path: FieldPath): path is (typeof personPaths)[number] {
  return personPaths.some((own) => own === path)
}

/** The id of the control that has to be mended; of a birthday, its year. */
export function fieldId(path: FieldPath): string {
  return `field-${path === 'birthday' ? 'birthday-year' : path.replace('.', '-')}`
}

/** `メイ：カタカナのみ使用できます` */
export function withLabel(path: FieldPath, message: string): string {
  return `${fieldLabels[path]}：${message}`
}
