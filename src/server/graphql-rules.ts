import { GraphQLError, Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql'

/** Operations that cost or reveal something by repetition: one of them stands alone in its document. */
const alone = new Set([
  'login',
  'register',
  'emailRegist',
  'forgotPassword',
  'resetPassword',
  'createInvest',
  'createApply',
  'confirmContract',
  'startLiquid',
  'startIdentityApp',
  'finishIdentityApp',
])
const mostRootFields = 10

/** One operation a document, few root fields, and the protected ones alone: neither aliases nor fragments multiply attempts. */
export function boundedDocument(context: ValidationContext): ASTVisitor {
  const refuse = (message: string): void =>
    context.reportError(new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } }))
  return {
    Document(document) {
      if (document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION).length > 1) {
        refuse('一度に送れる操作は1つです')
      }
    },
    OperationDefinition(operation) {
      const names = rootFields(context, operation.selectionSet)
      if (names.length > mostRootFields) refuse('一度に送れる項目が多すぎます')
      if (operation.operation === 'mutation' && names.length > 1 && names.some((name) => alone.has(name))) {
        refuse('この操作は1つずつ送ってください')
      }
    },
  }
}

/** The names of all fields that the operation asks of the root. A fragment counts once: spread again, it asks for nothing new. */
function rootFields(context: ValidationContext, root: SelectionSetNode): string[] {
  const names: string[] = []
  const seen = new Set<string>()
  const waiting = [root]
  for (let set = waiting.pop(); set !== undefined; set = waiting.pop()) {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) names.push(selection.name.value)
      else if (selection.kind === Kind.INLINE_FRAGMENT) waiting.push(selection.selectionSet)
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value)
        const fragment = context.getFragment(selection.name.value)
        if (fragment) waiting.push(fragment.selectionSet)
      }
    }
  }
  return names
}
