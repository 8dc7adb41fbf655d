import { asRead } from '../../core/graphql/as-read.ts'
import { okField } from '../../core/graphql/act-fields.ts'
import { aboutOf, citationText, LAWS, placesOf, WHOLE_LAW } from '../../../domain/core/cited-law.ts'
import { LAW_CHANGE_KINDS } from '../../../domain/back-office/law-change.ts'
import { codesOf } from '../../../domain/tables/table.ts'
import { idOf } from '../../../domain/id.ts'
import { builder } from '../../core/graphql/builder.ts'
import type { Services } from '../../core/services.ts'
import { handleLawChange } from './handle-law-change.ts'
import {
  listLawChanges,
  listUnreadLaws,
  listWatchedArticles,
  type ShownLawChange,
  type WatchedArticle,
} from './list-law-changes.ts'

const LawPlaceType = builder.objectRef<ShownLawChange['places'][number]>('LawPlace').implement({
  description: 'A screen or a paper that rests on a law.',
  fields: (t) => ({
    name: t.exposeString('name'),
    to: t.exposeString('to', {
      nullable: true,
      description: 'Its address; null for a paper of each fund or contract.',
    }),
  }),
})

const LawChangeKindType = builder.enumType('LawChangeKind', { values: codesOf(LAW_CHANGE_KINDS) })

/** Where a person reads the law itself. */
const addressOf = (law: keyof typeof LAWS): string => `https://laws.e-gov.go.jp/law/${LAWS[law].id}`

const LawChangeType = builder.objectRef<ShownLawChange>('LawChange').implement({
  description: 'A cited article whose text is another one than before.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: LawChangeKindType }),
    citation: t.exposeString('citation'),
    law_title: t.string({ resolve: ({ law }) => LAWS[law].title }),
    law_url: t.string({ resolve: ({ law }) => addressOf(law) }),
    about: t.exposeString('about', { description: 'What the product keeps to by it.' }),
    places: t.expose('places', { type: [LawPlaceType] }),
    old_text: t.exposeString('old_text', { nullable: true, description: 'Null where there never was one.' }),
    new_text: t.exposeString('new_text', { description: 'Empty where there is no such article any more.' }),
    enforced_on: t.expose('enforced_on', { type: 'Date', nullable: true }),
    found_on: t.expose('found_on', { type: 'Date' }),
    amended_by: t.exposeString('amended_by'),
    moved_to: t.exposeString('moved_to', {
      nullable: true,
      description: 'The number under which the old text stands now.',
    }),
    note: t.exposeString('note', { nullable: true }),
    handled_at: t.expose('handled_at', { type: 'DateTime', nullable: true }),
    handled_by: t.exposeString('handled_by', { nullable: true }),
  }),
})

const WatchedArticleType = builder.objectRef<WatchedArticle>('WatchedArticle').implement({
  description: 'An article that screens or papers cite, or a law itself, and when it was read last.',
  fields: (t) => ({
    citation: t.string({ resolve: ({ law, article }) => citationText(law, article) }),
    about: t.string({
      resolve: ({ law, article }) => aboutOf(law, article),
    }),
    places: t.field({ type: [LawPlaceType], resolve: ({ law, article }) => placesOf(law, article) }),
    ...asRead(t, { 'Date?': ['read_on', 'failed_since'], Int: ['failed_nights'] }),
    is_law: t.boolean({ resolve: ({ article }) => article === WHOLE_LAW }),
  }),
})

async function readLawWatch({ database }: Services) {
  const [changes, articles, unread] = await Promise.all([
    listLawChanges(database),
    listWatchedArticles(database),
    listUnreadLaws(database),
  ])
  return { ...changes, articles, unread }
}

const LawWatchType = builder.objectRef<Awaited<ReturnType<typeof readLawWatch>>>('LawWatch').implement({
  description: 'How the articles that the product cites stand against the public law interface.',
  fields: (t) => ({
    is_connected: t.boolean({ resolve: (_watch, _args, { services }) => services.laws !== null }),
    open: t.expose('open', { type: [LawChangeType] }),
    handled: t.expose('handled', { type: [LawChangeType], description: 'The last 50.' }),
    articles: t.expose('articles', { type: [WatchedArticleType] }),
    unread: t.expose('unread', {
      type: [WatchedArticleType],
      description: 'Laws that could not be read for three nights or longer.',
    }),
  }),
})

builder.queryFields((t) => ({
  adminLawWatch: t.field({
    description: 'Changes of cited law, open and seen to, and every article that is watched. [admin]',
    access: 'admin',
    type: LawWatchType,
    resolve: (_root, _args, { services }) => readLawWatch(services),
  }),
}))

const LawChangeInput = builder.inputType('LawChangeInput', {
  fields: (t) => ({
    id: t.id({
      required: true,
      description: 'Of the change as it was seen: a newer text of the article is another one.',
    }),
    note: t.string({ required: true, description: 'What was done.' }),
  }),
})

builder.mutationFields((t) => ({
  handleLawChange: okField(t, {
    description:
      'Records what was done about a change of law; its text is the one to compare with from here on. [admin]',
    access: 'admin',
    args: { input: t.arg({ type: LawChangeInput, required: true }) },
    act: (services, viewer, { input }) =>
      handleLawChange(services, viewer, { id: idOf<'law_text'>(input.id), note: input.note }),
  }),
}))
