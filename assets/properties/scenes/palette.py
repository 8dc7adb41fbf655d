"""The materials that every street has; those of a property come from its facts."""

from materials import MATERIALS, asphalt, darker, glass, glow, leaf, lit_wall, plain, tiles

WARM, NEUTRAL = (1, 0.64, 0.34), (1, 0.80, 0.58)
# How bright the rooms of a building are in the evening: off, warm, neutral, dim, bright.
ROOMS = ((WARM, 0.0), (WARM, 0.42), (NEUTRAL, 0.42), (WARM, 0.22), (NEUTRAL, 0.6))
_CLOTHS = ((0.60, 0.58, 0.54), (0.64, 0.61, 0.55), (0.52, 0.50, 0.47), (0.66, 0.64, 0.61), (0.46, 0.44, 0.40))
# Muted on purpose: what stands beside the property must not draw the eye.
_NEIGHBOURS = (
    ((0.40, 0.385, 0.36), 3, 0.45),
    ((0.46, 0.455, 0.44), 0.9, 0.3),
    ((0.27, 0.235, 0.205), 0.21, 0.065),
    ((0.34, 0.35, 0.355), 3, 0.26),
    ((0.50, 0.48, 0.44), 1.8, 0.9),
)


def street_materials(lamps):
    asphalt()
    plain('concrete', (0.44, 0.43, 0.41), 0.8, noise=0.12, streak=True)
    plain('slab', (0.60, 0.58, 0.55), 0.75, noise=0.08, scale=1.2, streak=True)
    plain('dark-metal', (0.07, 0.068, 0.066), 0.4, 0.6, noise=0.05)
    plain('metal', (0.55, 0.55, 0.55), 0.35, 0.8, noise=0.05)
    plain('white', (0.70, 0.69, 0.67), 0.5, noise=0.05)
    plain('appliance', (0.62, 0.61, 0.58), 0.5, noise=0.06)
    plain('kerb', (0.38, 0.37, 0.35), 0.8, noise=0.15)
    plain('paint', (0.66, 0.65, 0.62), 0.7, noise=0.2, scale=25)
    plain('pole', (0.38, 0.37, 0.35), 0.8, noise=0.12)
    plain('wire', (0.02, 0.02, 0.02), 0.6, noise=0)
    plain('device', (0.40, 0.41, 0.40), 0.5, noise=0.1)
    plain('soil', (0.06, 0.045, 0.03), 0.9)
    plain('bark', (0.11, 0.085, 0.065), 0.9, noise=0.3, scale=8)
    plain('wood', (0.27, 0.145, 0.07), 0.5, noise=0.22, scale=6)
    plain('furniture', (0.16, 0.10, 0.06), 0.6)
    plain('furniture-grey', (0.30, 0.29, 0.27), 0.7)
    tiles('paving', (0.40, 0.37, 0.34), 0.3, 0.3, gap=0.006, rough=0.75, offset=0.5, bump=0.3)
    tiles('stone', (0.17, 0.165, 0.16), 0.9, 0.45, gap=0.006, rough=0.4, offset=0.5)
    for i, (colour, wide, high) in enumerate(_NEIGHBOURS):
        tiles(f'neighbour-{i}', colour, wide, high, gap=0.008, spread=0.1, rough=0.75, dirt=0.25)
    # Not a mirror: mirrored skies in small far panes only make noise.
    plain('far-pane', (0.035, 0.04, 0.046), 0.25, noise=0.1)
    glass('glass', mirror=1.1)
    plain('frosted', (0.52, 0.58, 0.57), 0.2, noise=0.03)
    MATERIALS['frosted'].node_tree.nodes['Principled BSDF'].inputs['Alpha'].default_value = 0.72
    leaf('leaf-fresh', (0.045, 0.085, 0.018), (0.12, 0.17, 0.04))
    leaf('leaf-dark', (0.022, 0.052, 0.015), (0.055, 0.10, 0.028))
    leaf('leaf-olive', (0.06, 0.095, 0.025), (0.15, 0.19, 0.06))
    leaf('leaf-red', (0.10, 0.022, 0.01), (0.30, 0.07, 0.018))
    _rooms(lamps)


def _rooms(lamps):
    for i, (colour, strength) in enumerate(ROOMS):
        if lamps:
            lit_wall(f'room-{i}', colour, strength, (0.45, 0.42, 0.38))
            glow(f'cloth-{i}', (1, 0.74, 0.48), strength * 0.22, base=_CLOTHS[i])
        else:
            plain(f'room-{i}', (0.46, 0.44, 0.40), 0.9, noise=0.05)
            plain(f'cloth-{i}', _CLOTHS[i], 0.9, noise=0.05)
    glow('lamp', (1, 0.76, 0.50), 2.2 if lamps else 0.9)
    glow('downlight', (1, 0.74, 0.46), 3.5 if lamps else 1.5)


def property_materials(facts):
    """Walls and accents of the property: colour and size of their tiles are facts."""
    for name in ('wall', 'accent', 'base'):
        colour, wide, high = facts[name]
        tiles(name, colour, wide, high, gap=min(0.006, high * 0.1), rough=0.45, offset=facts.get('bond', 0.0))
    plain('soffit', darker(facts['wall'][0], 1.25), 0.8, noise=0.04)
    plain('frame', facts.get('frame', (0.10, 0.098, 0.095)), 0.4, 0.6, noise=0.05)
    if 'awning' in facts:
        plain('awning', facts['awning'], 0.9, noise=0.04)
    if 'roof' in facts:
        tiles('roof', facts['roof'], 0.9, 0.22, gap=0.004, spread=0.2, rough=0.6, offset=0.5)
        plain('door', facts['door'], 0.45, noise=0.08, streak=True)
