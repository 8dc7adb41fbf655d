"""The materials of a lane of town houses."""

from materials import glass, glow, leaf, lit_wall, plain, thin, tiles


def materials(facts, lamps):
    timber = facts.get('timber', (0.105, 0.058, 0.033))
    for name, factor in (('lattice', 1.0), ('board', 1.35), ('beam', 0.72)):
        plain(name, tuple(part * factor for part in timber), 0.55, noise=0.3, scale=7, streak=True)
    plain('plaster', (0.60, 0.56, 0.48), 0.95, noise=0.05, scale=1.2, streak=True)
    plain('ochre', facts.get('clay', (0.42, 0.30, 0.165)), 0.95, noise=0.08, scale=1.4, streak=True)
    plain('roof-tile', (0.10, 0.105, 0.11), 0.4, noise=0.3, scale=2.5)
    plain('ridge', (0.08, 0.082, 0.085), 0.45, noise=0.3, scale=2)
    plain('granite', (0.30, 0.29, 0.27), 0.75, noise=0.15, scale=20)
    plain('copper', (0.06, 0.046, 0.036), 0.6)
    plain('bamboo', (0.26, 0.20, 0.11), 0.45, noise=0.15, scale=12)
    plain('pole', (0.13, 0.11, 0.10), 0.8)
    plain('wire', (0.02, 0.02, 0.02), noise=0)
    plain('device', (0.40, 0.41, 0.40), 0.5)
    plain('bark', (0.10, 0.08, 0.06), 0.9)
    plain('furniture', (0.12, 0.07, 0.04), 0.6)
    plain('furniture-grey', (0.2, 0.17, 0.14), 0.6)
    thin('noren', facts.get('noren', (0.035, 0.055, 0.12)), 0.15)
    tiles('flags', facts.get('flags', (0.24, 0.23, 0.215)), 0.75, 0.38, gap=0.012, spread=0.25, rough=0.6, offset=0.43, bump=0.8, dirt=0.3, joint=0.4)
    leaf('leaf-dark', (0.03, 0.07, 0.015), (0.09, 0.14, 0.03))
    leaf('leaf-red', (0.10, 0.02, 0.01), (0.30, 0.06, 0.015))
    glass('glass')
    _lit(lamps)


def _lit(lamps):
    warm = (1, 0.62, 0.30)
    if lamps:
        lit_wall('room-1', warm, 0.30, (0.5, 0.42, 0.32))
        glow('paper', (1, 0.60, 0.29), 0.13, base=(0.55, 0.5, 0.42))
        glow('lamp', warm, 0.7)
    else:
        plain('room-1', (0.34, 0.28, 0.21), 0.9)
        plain('paper', (0.66, 0.62, 0.54), 0.9, noise=0.03)
        plain('lamp', (0.75, 0.71, 0.62), 0.9, noise=0.02)
    plain('room-0', (0.2, 0.17, 0.14), 0.9)
    plain('paper-dark', (0.30, 0.27, 0.23) if lamps else (0.5, 0.46, 0.4), 0.9)
