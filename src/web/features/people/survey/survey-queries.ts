import { graphql, type ResultOf } from '../../../gql/graphql.ts'

export const surveyQuestionsDocument = graphql(`
  query SurveyQuestions {
    surveyMaster { id name values { code value } }
    lawQuestions { key name hint choices { code value } }
  }
`)

export const answerSurveyDocument = graphql(`
  mutation AnswerSurvey($input: SurveyInput!) {
    updateSurvey(input: $input) { ok }
  }
`)

export const answerLawQuestionsDocument = graphql(`
  mutation AnswerLawQuestions($input: LawAnswersInput!) {
    answerLawQuestions(input: $input) { ok }
  }
`)

export type LawQuestions = ResultOf<typeof surveyQuestionsDocument>['lawQuestions']
export type SurveyQuestions = ResultOf<typeof surveyQuestionsDocument>['surveyMaster']
