import { japanDate, type JapanDate } from '../calendar.ts'
import type { FreeText } from '../free-text.ts'

/** What the act on the prevention of transfer of criminal proceeds (article 4) has every customer asked, apart from whether an investment suits him. */
export const LAW_ANSWERS = {
  purpose: {
    assets: '資産形成・資産運用',
    retirement: '老後の生活資金の準備',
    family: '教育・住宅など家族のための資金の準備',
    surplus: '余裕資金の運用',
    other: 'その他',
  },
  occupation: {
    employee: '会社員・団体職員',
    executive: '会社役員・団体役員',
    public: '公務員',
    self_employed: '個人事業主・自営業',
    professional: '医師・弁護士・会計士などの専門職',
    part_time: 'パート・アルバイト・派遣社員・契約社員',
    homemaker: '主婦・主夫',
    student: '学生',
    pensioner: '退職された方・年金受給者',
    none: '無職',
    other: 'その他',
  },
  foreign_official: {
    none: 'いずれにも当てはまりません',
    self: '本人が当てはまります',
    family: '家族が当てはまります',
    company: '当てはまる方が支配する会社の関係者です',
  },
} as const

export type LawQuestionKey = keyof typeof LAW_ANSWERS
export type LawAnswers = { readonly [Key in LawQuestionKey]: keyof (typeof LAW_ANSWERS)[Key] }

export interface LawQuestion {
  readonly key: LawQuestionKey
  readonly name: FreeText
  readonly hint: FreeText
  /** Which of the answers are offered, in their order. */
  readonly choices: readonly string[]
}

interface QuestionsVersion {
  /** The first day on which they are asked so. */
  readonly from: JapanDate
  /** On what they rest, and what of it is uncertain. */
  readonly basis: FreeText
  readonly questions: readonly LawQuestion[]
}

const choicesOf = (key: LawQuestionKey): readonly string[] => Object.keys(LAW_ANSWERS[key])

/** Never changed: other questions or choices are another version, so that an answer can be read by the questions of its day. Codes are added to, and never get another meaning. */
export const LAW_QUESTIONS: readonly [QuestionsVersion, ...QuestionsVersion[]] = [
  {
    from: japanDate('2026-01-01'),
    basis:
      '犯罪による収益の移転防止に関する法律4条1項・2項。選択肢は当社の設定。外国の重要な公的地位の範囲は施行令・施行規則の要約であり、改正時に見直す。',
    questions: [
      {
        key: 'purpose',
        name: '取引の目的',
        hint: 'ファンドに出資される主な目的をお選びください。',
        choices: choicesOf('purpose'),
      },
      {
        key: 'occupation',
        name: 'お仕事',
        hint: '複数ある場合は、主なものをお選びください。',
        choices: choicesOf('occupation'),
      },
      {
        key: 'foreign_official',
        name: '外国の重要な公的地位',
        hint: '外国の元首、大臣、議会の議長、最高裁判所の裁判官、大使、軍の幹部、中央銀行や国の機関の役員などの地位に、現在ある方、または過去にあった方がいらっしゃるかをお選びください。家族には、配偶者（内縁を含みます）、父母、子、兄弟姉妹、配偶者の父母と子を含みます。',
        choices: choicesOf('foreign_official'),
      },
    ],
  },
]

/** As they are asked on a day; before the first version by that one. */
export function lawQuestionsOn(day: JapanDate): QuestionsVersion {
  return LAW_QUESTIONS.findLast(({ from }) => from <= day) ?? LAW_QUESTIONS[0]
}

export const LAW_QUESTION_KEYS = Object.keys(LAW_ANSWERS) as LawQuestionKey[]

export const isLawAnswer = <Key extends LawQuestionKey>(key: Key, code: string): code is LawAnswers[Key] & string =>
  Object.hasOwn(LAW_ANSWERS[key], code)

/** The answer in words. */
export const lawAnswerText = (key: LawQuestionKey, code: string): string =>
  (LAW_ANSWERS[key] as Readonly<Record<string, string>>)[code] ?? code
