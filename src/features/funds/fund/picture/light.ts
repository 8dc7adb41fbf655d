/** Four times of day, each a set of dyes. */
export type LightName = 'morning' | 'noon' | 'evening' | 'night'

export type Light = {
  readonly name: LightName
  /** From the top of the sky to the horizon. */
  readonly sky: readonly [string, string, string]
  readonly spool: string
  readonly cloud: string
  readonly far: string
  readonly middle: string
  readonly near: string
  readonly wall: string
  readonly wallShade: string
  readonly wallDeep: string
  readonly ink: string
  readonly glass: string
  readonly glassShine: string
  readonly lamp: string
  readonly leaf: string
  readonly leafDeep: string
  readonly pavement: string
  readonly street: string
  readonly thread: string
  /** How many windows are lit, 0 to 1. */
  readonly litShare: number
}

export const lights: Readonly<Record<LightName, Light>> = {
  morning: {
    name: 'morning',
    sky: ['#DCE7F1', '#EDF0EE', '#F9EFDC'],
    spool: '#DDB264',
    cloud: '#FFFFFF',
    far: '#D3DEE8',
    middle: '#B9CBDC',
    near: '#9DB5CC',
    wall: '#FAF6EC',
    wallShade: '#EAE1CF',
    wallDeep: '#D3C6AD',
    ink: '#1E416F',
    glass: '#4F7BA8',
    glassShine: '#86A8C8',
    lamp: '#EBC678',
    leaf: '#6A9A7B',
    leafDeep: '#47785C',
    pavement: '#E2D8C2',
    street: '#D2C6AC',
    thread: '#A83A48',
    litShare: 0.1,
  },
  noon: {
    name: 'noon',
    sky: ['#BFD6EA', '#D9E6F1', '#F1F4F3'],
    spool: '#FFF8E6',
    cloud: '#FFFFFF',
    far: '#C6D6E5',
    middle: '#A5BDD5',
    near: '#86A4C2',
    wall: '#FDFBF5',
    wallShade: '#EBE4D5',
    wallDeep: '#CFC4AE',
    ink: '#183358',
    glass: '#376497',
    glassShine: '#7FA3C6',
    lamp: '#DFC083',
    leaf: '#4F8F69',
    leafDeep: '#306A4A',
    pavement: '#DED5C1',
    street: '#C9BDA3',
    thread: '#A83A48',
    litShare: 0.06,
  },
  evening: {
    name: 'evening',
    sky: ['#34557F', '#A98C93', '#F0BF8E'],
    spool: '#F8DFA8',
    cloud: '#F3CFAE',
    far: '#7D87A0',
    middle: '#58698B',
    near: '#3F5478',
    wall: '#EFE0CC',
    wallShade: '#D2BCA1',
    wallDeep: '#A98F78',
    ink: '#14294A',
    glass: '#24406A',
    glassShine: '#6C7FA0',
    lamp: '#F6CD79',
    leaf: '#3D6A55',
    leafDeep: '#26493C',
    pavement: '#5B525A',
    street: '#474250',
    thread: '#E07C84',
    litShare: 0.45,
  },
  night: {
    name: 'night',
    sky: ['#0C1A30', '#173257', '#30588A'],
    spool: '#EDE3CB',
    cloud: '#31527F',
    far: '#23426C',
    middle: '#1A3357',
    near: '#142845',
    wall: '#4A6690',
    wallShade: '#375179',
    wallDeep: '#263E63',
    ink: '#0A1628',
    glass: '#1B3155',
    glassShine: '#3A5785',
    lamp: '#F2C872',
    leaf: '#23504A',
    leafDeep: '#173A38',
    pavement: '#1B2C49',
    street: '#121F36',
    thread: '#E07C84',
    litShare: 0.55,
  },
}

/** The same hour seen from inside: where it is dark outside, the lamps warm the room. */
export function withLampsOn(light: Light): Light {
  if (light.litShare <= 0.3) return light
  return { ...light, wall: '#FAEFD9', wallShade: '#E8D6B6', wallDeep: '#BFA583', leaf: '#5B8767', leafDeep: '#3D684E' }
}
