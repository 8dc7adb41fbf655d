import { createRequire } from 'node:module'
import type { GraphQLInputType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { operatorsActs, operatorsMutations } from '../support/operators-acts.ts'

const { getNamedType, isInputObjectType, isNonNullType } = createRequire(import.meta.url)(
  'graphql',
) as typeof import('graphql')

// What every act of the back office promises: nothing is overwritten unseen, and what can be undone can be undone.

const mutations = new Map(operatorsMutations().map((mutation) => [mutation.name, mutation]))

/** The type of what stands at 'input.version' among a mutation's arguments; undefined where there is nothing. */
function typeAt(name: string, path: string): GraphQLInputType | undefined {
  const [first = '', inner] = path.split('.')
  const argument = mutations.get(name)?.args.find((each) => each.name === first)?.type
  if (argument === undefined || inner === undefined) return argument
  const input = getNamedType(argument)
  return isInputObjectType(input) ? input.getFields()[inner]?.type : undefined
}

/** Names of arguments that say which state of a thing an operator has seen. */
const versionNames = ['version', 'revision', 'seen', 'content_hash', 'effect_hash']

describe('the acts of the operators', () => {
  it('are all listed: how each is kept from overwriting, and what takes it back', () => {
    expect(Object.keys(operatorsActs).toSorted()).toEqual([...mutations.keys()].toSorted())
  })

  it.each(
    Object.entries(operatorsActs).flatMap(([name, { guard }]) =>
      typeof guard === 'string' ? [] : [[name, guard.seen]],
    ),
  )('%s takes what was seen as %s', (name, path) => {
    expect(typeAt(name ?? '', path ?? '')).toBeDefined()
  })

  it('name what was seen wherever they can say it', () => {
    const sayable = [...mutations.values()].flatMap(({ name, args }) => {
      const paths = args.flatMap((argument) => {
        const input = getNamedType(argument.type)
        return isInputObjectType(input)
          ? Object.keys(input.getFields()).map((field) => `${argument.name}.${field}`)
          : [argument.name]
      })
      return paths.filter((path) => versionNames.includes(path.split('.').at(-1) ?? '')).map((path) => [name, path])
    })
    const own = ['adminMailTest']
    const promised = Object.entries(operatorsActs).flatMap(([name, { guard }]) =>
      typeof guard === 'string' ? [] : [[name, guard.seen]],
    )
    expect(
      sayable.filter(
        ([name = '', path]) => !own.includes(name) && !promised.some(([each, seen]) => each === name && seen === path),
      ),
    ).toEqual([])
  })

  it('may leave it out only where the published contract does, or where there is nothing yet', () => {
    const optional = Object.entries(operatorsActs).flatMap(([name, { guard }]) => {
      const type = typeof guard === 'string' ? undefined : typeAt(name, guard.seen)
      return type === undefined || isNonNullType(type) ? [] : [name]
    })
    expect(optional.toSorted()).toEqual([
      'adminCancelMail',
      'adminTakeQueue',
      'adminUpdateMail',
      'projectMessage',
      'saveVendor',
      'writeManagementReport',
    ])
  })

  it('are taken back by an act that there is', () => {
    const ways = Object.values(operatorsActs).flatMap(({ undo }) => (undo !== null && 'by' in undo ? [undo.by] : []))
    expect(ways.filter((name) => !mutations.has(name))).toEqual([])
  })
})
