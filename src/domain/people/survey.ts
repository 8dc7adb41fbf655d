export type SurveyKey = 'property' | 'purpose' | 'experience' | 'job' | 'income'
export type SurveyChoice = { readonly code: string; readonly value: string }
export type SurveyQuestion = {
  /** 0 to 4: the index into property, purpose, experience, job, income. */
  readonly id: number
  readonly key: SurveyKey
  readonly name: string
  readonly values: readonly SurveyChoice[]
}

/** Order is the API's. Codes are kept in the database: they may be added to, never given another meaning. */
export const SURVEY_QUESTIONS: readonly SurveyQuestion[] = [
  question(0, 'property', '金融資産', [
    '100万円未満',
    '100万円以上300万円未満',
    '300万円以上500万円未満',
    '500万円以上1,000万円未満',
    '1,000万円以上3,000万円未満',
    '3,000万円以上5,000万円未満',
    '5,000万円以上',
  ]),
  question(1, 'purpose', '投資の目的', [
    '定期的な収益の獲得',
    '中長期の資産形成',
    '余裕資金の運用',
    '分散投資',
    '老後資金の準備',
    'その他',
  ]),
  question(2, 'experience', '投資の経験', [
    '投資の経験はない',
    '1年未満',
    '1年以上3年未満',
    '3年以上5年未満',
    '5年以上10年未満',
    '10年以上',
  ]),
  question(3, 'job', 'ご職業', [
    '会社員',
    '会社役員',
    '公務員・団体職員',
    '自営業・個人事業主',
    '専門職（医師・弁護士・税理士など）',
    'パート・アルバイト',
    '専業主婦・専業主夫',
    '学生',
    '年金受給者',
    '無職',
    'その他',
  ]),
  question(4, 'income', '年収', [
    '300万円未満',
    '300万円以上500万円未満',
    '500万円以上700万円未満',
    '700万円以上1,000万円未満',
    '1,000万円以上1,500万円未満',
    '1,500万円以上2,000万円未満',
    '2,000万円以上',
  ]),
]

export const SURVEY_KEYS: readonly SurveyKey[] = SURVEY_QUESTIONS.map(({ key }) => key)

export function isSurveyCode(key: SurveyKey, code: string): boolean {
  return SURVEY_QUESTIONS.some((asked) => asked.key === key && asked.values.some((choice) => choice.code === code))
}

function question(id: number, key: SurveyKey, name: string, values: readonly string[]): SurveyQuestion {
  return { id, key, name, values: values.map((value, index) => ({ code: String(index + 1).padStart(2, '0'), value })) }
}
