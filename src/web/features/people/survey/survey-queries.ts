import { graphql, type ResultOf } from '../../../gql/graphql.ts'

export const surveyQuestionsDocument = graphql(`
  query SurveyQuestions {
    surveyMaster { id name values { code value } }
  }
`)

export const answerSurveyDocument = graphql(`
  mutation AnswerSurvey($input: SurveyInput!) {
    updateSurvey(input: $input) { ok }
  }
`)

export type SurveyQuestions = ResultOf<typeof surveyQuestionsDocument>['surveyMaster']
