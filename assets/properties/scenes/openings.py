"""Windows and the rooms behind them: a real reveal, frame, sashes, glass, curtains, and a room with depth."""

from mesh import curtain

# Parts of the width that are hidden by curtains.
_DRAWN = (((0, 0.2), (0.82, 1)), ((0, 0.55), (0.86, 1)), ((0, 1),), ((0, 0.12),), ((0, 0.18), (0.7, 1)))


def frame(mesh, x0, x1, z0, z1, y, width=0.05, material='frame'):
    mesh.box(material, x0, y - 0.03, z0, x0 + width, y + 0.08, z1)
    mesh.box(material, x1 - width, y - 0.03, z0, x1, y + 0.08, z1)
    mesh.box(material, x0 + width, y - 0.03, z1 - width, x1 - width, y + 0.08, z1)
    mesh.box(material, x0 + width, y - 0.03, z0, x1 - width, y + 0.08, z0 + width)


def window(mesh, x0, x1, z0, z1, y, sashes=2, bars=()):
    """The pane stands at y; bars: heights of cross bars."""
    frame(mesh, x0, x1, z0, z1, y)
    for i in range(1, sashes):
        x = x0 + (x1 - x0) * i / sashes
        mesh.box('frame', x - 0.03, y - 0.01, z0 + 0.05, x + 0.03, y + 0.07, z1 - 0.05)
    for z in bars:
        mesh.box('frame', x0 + 0.05, y - 0.01, z - 0.025, x1 - 0.05, y + 0.06, z + 0.025)
    pane = y + 0.03
    mesh.face('glass', [(x0, pane, z0), (x1, pane, z0), (x1, pane, z1), (x0, pane, z1)])


def curtains(x0, x1, z0, z1, y, brightness, dice):
    for start, end in dice.choice(_DRAWN):
        left, right = x0 + (x1 - x0) * start, x0 + (x1 - x0) * end
        curtain(f'cloth-{brightness}', left, right, y, z0 + 0.03, z1, folds=48)


def room(mesh, x0, x1, z0, z1, y, brightness, dice, depth=4.2, furnished=True):
    material = f'room-{brightness}'
    back = y + depth
    mesh.wall(material, x0, back, x1, back, z0, z1)
    mesh.wall(material, x0, y, x0, back, z0, z1)
    mesh.wall(material, x1, y, x1, back, z0, z1)
    ceiling = [(x0, y, z1), (x1, y, z1), (x1, back, z1), (x0, back, z1)]
    mesh.face(material, ceiling, [(0, 2.2)] * 4)
    mesh.face('furniture', [(x0, y, z0), (x1, y, z0), (x1, back, z0), (x0, back, z0)])
    if brightness:
        x = (x0 + x1) / 2 + dice.uniform(-0.4, 0.4)
        mesh.rod('lamp', (x, y + 1.9, z1 - 0.1), (x, y + 1.9, z1 - 0.02), 0.24, sides=18)
    if furnished:
        _furniture(mesh, x0, x1, z0, back, dice)


def _furniture(mesh, x0, x1, z0, back, dice):
    for _ in range(3):
        x = dice.uniform(x0 + 0.2, max(x0 + 0.3, x1 - 1.1))
        y = back - dice.uniform(0.5, 1.6)
        wide, high = dice.uniform(0.5, 1), dice.choice((0.7, 0.9, 1.8, 1.2))
        mesh.box(dice.choice(('furniture', 'furniture-grey')), x, y, z0, x + wide, y + 0.4, z0 + high)


def wall_around(mesh, material, x0, x1, z0, z1, y, holes, thick=0.2):
    """A wall with openings (x0, x1, z0, z1), from left to right, that do not overlap."""
    at = x0
    for hx0, hx1, hz0, hz1 in holes:
        mesh.box(material, at, y, z0, hx0, y + thick, z1)
        if hz0 > z0:
            mesh.box(material, hx0, y, z0, hx1, y + thick, hz0)
        if hz1 < z1:
            mesh.box(material, hx0, y, hz1, hx1, y + thick, z1)
        at = hx1
    if at < x1:
        mesh.box(material, at, y, z0, x1, y + thick, z1)
