import { GraphQLError, Kind, type ASTVisitor, type ValidationContext } from 'graphql'

/** Operations that cost or reveal something by repetition: one of them stands alone in its document. */
const alone = new Set([
  'login', 'register', 'emailRegist', 'forgotPassword', 'resetPassword', 'createInvest', 'createApply', 'confirmContract', 'startLiquid',
])
const mostRootFields = 10

/** One operation a document, few root fields, and the protected ones alone: aliases cannot multiply attempts. */
export function boundedDocument(context: ValidationContext): ASTVisitor {
  const refuse = (message: string): void => context.reportError(new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } }))
  return {
    Document(document) {
      if (document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION).length > 1) {
        refuse('一度に送れる操作は1つです')
      }
    },
    OperationDefinition(operation) {
      const fields = operation.selectionSet.selections
      if (fields.length > mostRootFields) refuse('一度に送れる項目が多すぎます')
      const names = fields.map((field) => (field.kind === Kind.FIELD ? field.name.value : ''))
      if (operation.operation === 'mutation' && names.length > 1 && names.some((name) => alone.has(name) || name === '')) {
        refuse('この操作は1つずつ送ってください')
      }
    },
  }
}
