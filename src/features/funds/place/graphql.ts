import { idOf } from '../../../domain/id.ts'
import { HAZARDS, PLACE_FACT, shownPoint, type PlaceFactKind } from '../../../domain/funds/place.ts'
import { builder } from '../../core/graphql/builder.ts'
import { requireViewer } from '../../core/graphql/context.ts'
import { unwrap } from '../../core/graphql/failure.ts'
import { IdResult } from '../../core/graphql/results.ts'
import { ProjectProperty } from '../property/graphql.ts'
import { PropertyType } from '../property/property-types.ts'
import { loadPlaces, type PropertyPlace } from './load-places.ts'
import { readPlace } from './read-place.ts'
import { sharedPlaces } from './shared-places.ts'

const PlaceFactType = builder.objectRef<PropertyPlace['facts'][number]>('PlaceFact').implement({
  description: 'What public data say of a place.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'A key of the words below.' }),
    label: t.string({ resolve: ({ kind }) => PLACE_FACT[kind] }),
    is_hazard: t.boolean({ resolve: ({ kind }) => HAZARDS.includes(kind satisfies PlaceFactKind) }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'Null where the data hold nothing for the point, which is no all-clear.',
    }),
  }),
})

const placeFields = {
  description: 'Where a property is on the map, and what public data said of it.',
}

const ProjectLocation = builder.objectRef<PropertyPlace>('ProjectLocation').implement({
  ...placeFields,
  fields: (t) => ({
    latitude: t.float({ description: 'Degrees, rounded to 50 m.', resolve: (place) => shownPoint(place).latitude }),
    longitude: t.float({ resolve: (place) => shownPoint(place).longitude }),
    read_on: t.expose('readOn', { type: 'Date' }),
    facts: t.expose('facts', { type: [PlaceFactType] }),
  }),
})

builder.objectField(ProjectProperty, 'location', (t) =>
  t.field({
    type: ProjectLocation,
    nullable: true,
    description: 'Null before its place was read.',
    resolve: async ({ propertyId }, _args, { services }) => (await sharedPlaces(services)).get(propertyId) ?? null,
  }),
)

const PropertyLocation = builder.objectRef<PropertyPlace>('PropertyLocation').implement({
  ...placeFields,
  fields: (t) => ({
    latitude: t.exposeFloat('latitude', { description: 'Degrees, as it is kept.' }),
    longitude: t.exposeFloat('longitude'),
    is_typed: t.exposeBoolean('isTyped', { description: 'By an operator, or found by the address search.' }),
    read_on: t.expose('readOn', { type: 'Date' }),
    facts: t.expose('facts', { type: [PlaceFactType] }),
  }),
})

builder.objectField(PropertyType, 'location', (t) =>
  t.field({
    type: PropertyLocation,
    nullable: true,
    resolve: async ({ id }, _args, { services }) => (await loadPlaces(services.database, [id])).get(id) ?? null,
  }),
)

const ReadPlaceInput = builder.inputType('ReadPropertyPlaceInput', {
  fields: (t) => ({
    property_id: t.id({ required: true }),
    latitude: t.float({ description: 'Degrees; with longitude, where the address search errs.' }),
    longitude: t.float(),
  }),
})

builder.mutationFields((t) => ({
  readPropertyPlace: t.field({
    description:
      'Finds a property on the map by its address, or at the given point, and keeps what public data say of it. UNAVAILABLE where they do not answer. [admin]',
    access: 'admin',
    type: IdResult,
    args: { input: t.arg({ type: ReadPlaceInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const { latitude, longitude } = input
      // Half a point is a slip: it is refused as one that is not in Japan.
      const isTyped = typeof latitude === 'number' || typeof longitude === 'number'
      const point = isTyped ? { latitude: latitude ?? 0, longitude: longitude ?? 0 } : null
      return {
        id: unwrap(
          await readPlace(context.services, {
            propertyId: idOf(input.property_id),
            point,
            actor: `operator:${requireViewer(context).memberId}`,
          }),
        ).placeId,
      }
    },
  }),
}))
