"""A town house of wood in a row of its like: lattices, a pent roof, tiled roofs, two storeys."""

import math

import machiya_palette
from mesh import Mesh, add_object, sheet, wire
from openings import room as room_behind
from plants import tree
from stage import camera, panel

_BEVELS = {'beam': 0.005, 'granite': 0.006, 'device': 0.005}


def tiled_roof(mesh, x0, x1, eave, ridge, dice, wide=0.265, long=0.24):
    """S-shaped tiles, course upon course; eave and ridge are (y, z)."""
    run, rise = ridge[0] - eave[0], ridge[1] - eave[1]
    slope = math.hypot(run, rise)
    dy, dz = run / slope, rise / slope
    side = 1 if dy > 0 else -1
    steps = 8
    profile = [(i / steps, 0.034 * math.cos(2 * math.pi * i / steps * 0.82) * (1 if i / steps < 0.62 else 0.75)) for i in range(steps + 1)]
    points, faces = [], []
    for course in range(int(slope / long)):
        for column in range(int((x1 - x0) / wide)):
            dx, lift = dice.gauss(0, 0.002), dice.gauss(0, 0.0025)
            first = len(points)
            # A front edge of some thickness, then the tile up to below the next course.
            for at, height in ((course * long - 0.015, 0.0), (course * long - 0.014, 0.03), ((course + 1) * long + 0.02, 0.002)):
                for across, wave in profile:
                    off = wave + height + lift
                    points.append((x0 + (column + across) * wide + dx, eave[0] + dy * at - dz * off * side, eave[1] + dz * at + abs(dy) * off))
            count = steps + 1
            for i in range(steps):
                for line in (0, 1):
                    foot = first + line * count + i
                    faces.append((foot, foot + 1, foot + count + 1, foot + count))
    add_object('roof', points, faces, 'roof-tile')
    for column in range(int((x1 - x0) / wide)):
        x = x0 + (column + 0.04) * wide
        mesh.rod('roof-tile', (x, eave[0] - dy * 0.03, eave[1] + 0.035), (x, eave[0] + dy * 0.05, eave[1] + 0.04 + dz * 0.05), 0.048)


def lattice(mesh, x0, x1, z0, z1, y, pitch=0.075, wide=0.03, material='lattice', rails=(0, 0.33, 0.66, 1)):
    for i in range(int((x1 - x0) / pitch)):
        x = x0 + (i + 0.3) * pitch
        mesh.box(material, x, y - 0.045, z0, x + wide, y, z1)
    for part in rails:
        z = z0 + (z1 - z0) * part
        mesh.box(material, x0, y - 0.012, z - 0.02, x1, y + 0.03, z + 0.02)


class House:
    """One house of the row: its left side, its width, and its looks."""

    def __init__(self, x0, looks, dice):
        self.x0, self.x1 = x0, x0 + looks['frontageM']
        self.wide, self.looks, self.dice = looks['frontageM'], looks, dice
        lift = looks.get('liftM', 0)
        self.pent, self.eave = looks.get('pentM', 2.75) + lift, looks.get('eaveM', 4.75) + lift
        self.door = (x0 + 0.13, x0 + self.wide * looks.get('doorPart', 0.34))
        self.lit = looks.get('lit', True)

    def paper(self):
        return 'paper' if self.lit and self.dice.random() < 0.7 else 'paper-dark'


def house(mesh, it):
    _frame(mesh, it)
    _door(mesh, it)
    if it.looks.get('noren'):
        _noren(mesh, it)
    _ground_bays(mesh, it)
    {'slits': _upper_slits, 'lattice': _upper_lattice, 'glass': _upper_glass}[it.looks['upper']](mesh, it)
    _sides(mesh, it)
    _roofs(mesh, it)
    if it.looks.get('fence', True):
        _bamboo_fence(mesh, it)
    room_behind(mesh, it.x0 + 0.1, it.x1 - 0.1, 0.08, it.pent - 0.1, 0.2, 1 if it.lit else 0, it.dice, 3, furnished=False)
    mesh.box('flags', it.x0, 0.12, 0, it.x1, 3, 0.08)


def _frame(mesh, it):
    x0, x1, wide = it.x0, it.x1, it.wide
    for x in (x0, it.door[1], x0 + wide * 0.66, x1 - 0.13):
        mesh.box('beam', x, -0.02, 0, x + 0.13, 0.12, it.eave)
    mesh.box('granite', x0, -0.12, -0.05, x1, 0.15, 0.16)
    mesh.box('beam', x0, -0.06, it.pent - 0.3, x1, 0.1, it.pent - 0.05)
    mesh.box('beam', x0, -0.05, it.eave - 0.2, x1, 0.1, it.eave)


def _door(mesh, it):
    """Two sliding doors, panes above a boarded foot, and a lattice over the lintel."""
    left, right = it.door
    mesh.box('beam', left, -0.03, 2.02, right, 0.1, 2.12)
    lattice(mesh, left, right, 2.12, it.pent - 0.3, 0.02, 0.06, 0.018, 'board', (0, 1))
    middle = (left + right) / 2
    for p, q, y in ((left, middle + 0.03, 0.04), (middle - 0.03, right, 0.08)):
        for x in (p, q - 0.06):
            mesh.box('board', x, y, 0.08, x + 0.06, y + 0.035, 2.02)
        for z in (0.08, 0.62, 1.96):
            mesh.box('board', p, y, z, q, y + 0.035, z + 0.06)
        mesh.box('board', p, y + 0.01, 0.1, q, y + 0.03, 0.62)
        mesh.face('glass', [(p, y + 0.02, 0.66), (q, y + 0.02, 0.66), (q, y + 0.02, 1.98), (p, y + 0.02, 1.98)])
        for i in range(1, 9):
            x = p + (q - p) * i / 9
            mesh.box('board', x - 0.008, y, 0.66, x + 0.008, y + 0.03, 1.98)


def _noren(mesh, it):
    """A cloth of four parts before the door, without a crest."""
    left, right = it.door
    wide = (right - left - 0.1) / 4
    for i in range(4):
        p = left + 0.05 + i * wide
        columns = [(p + 0.01 + (wide - 0.02) * c / 10, -0.16 + 0.02 * math.sin(c * 0.8 + i)) for c in range(11)]
        sheet('noren', columns, 'noren', (1.32, 2.02))
    mesh.rod('bamboo', (left, -0.16, 2.03), (right, -0.16, 2.03), 0.014)


def _ground_bays(mesh, it):
    z1 = it.pent - 0.3
    for p, q in ((it.door[1] + 0.13, it.x0 + it.wide * 0.66), (it.x0 + it.wide * 0.66 + 0.13, it.x1 - 0.13)):
        mesh.box('lattice', p, 0, 0.16, q, 0.08, 0.62)
        lattice(mesh, p, q, 0.62, z1 - 0.02, 0, it.looks.get('pitchM', 0.075), it.looks.get('barM', 0.03))
        mesh.face('glass', [(p, 0.06, 0.62), (q, 0.06, 0.62), (q, 0.06, z1), (p, 0.06, z1)])
        mesh.wall(it.paper(), p, 0.16, q, 0.16, 0.62, z1)


def _upper_slits(mesh, it):
    """The low upper storey of an older house: slits in a clay wall."""
    wall, low, high = it.looks['wall'], it.pent + 0.8, it.eave - 0.55
    x0, x1, wide = it.x0, it.x1, it.wide
    mesh.box(wall, x0 + 0.13, 0, it.pent + 0.35, x1 - 0.13, 0.1, low)
    mesh.box(wall, x0 + 0.13, 0, high, x1 - 0.13, 0.1, it.eave - 0.2)
    borders = [x0 + 0.13, x0 + wide * 0.14, x0 + wide * 0.46, x0 + wide * 0.56, x0 + wide * 0.88, x1 - 0.13]
    for i in (0, 2, 4):
        mesh.box(wall, borders[i], 0, low, borders[i + 1], 0.1, high)
    for i in (1, 3):
        for c in range(int((borders[i + 1] - borders[i]) / 0.105)):
            x = borders[i] + 0.03 + c * 0.105
            mesh.box(wall, x, 0, low, x + 0.055, 0.08, high)
        mesh.wall(it.paper(), borders[i], 0.1, borders[i + 1], 0.1, low, high)


def _upper_lattice(mesh, it):
    x0, x1 = it.x0 + 0.13, it.x1 - 0.13
    mesh.box(it.looks['wall'], x0, 0, it.pent + 0.2, x1, 0.1, it.pent + 0.55)
    lattice(mesh, x0, x1, it.pent + 0.55, it.eave - 0.2, 0, 0.09, 0.032)
    mesh.wall(it.paper(), x0, 0.12, x1, 0.12, it.pent + 0.5, it.eave + 0.3)


def _upper_glass(mesh, it):
    """A higher upper storey: sliding panes behind a low wooden rail."""
    x0, x1 = it.x0 + 0.13, it.x1 - 0.13
    low, high = it.pent + 0.5, it.eave - 0.2
    mesh.box('board', x0, 0, it.pent + 0.2, x1, 0.1, low)
    count = 6
    for i in range(count + 1):
        x = x0 + (x1 - x0) * i / count
        mesh.box('board', x - 0.03, 0, low, x + 0.03, 0.06, high)
    for z in (low + (high - low) * 0.5, high - 0.25):
        mesh.box('board', x0, 0.01, z - 0.015, x1, 0.05, z + 0.015)
    mesh.face('glass', [(x0, 0.03, low), (x1, 0.03, low), (x1, 0.03, high), (x0, 0.03, high)])
    # Up to behind the eaves: from below one looks over the head of the window.
    mesh.wall(it.paper(), x0, 0.3, x1, 0.3, low, it.eave + 0.4)
    for i in range(int((x1 - x0) / 0.16)):
        mesh.box('lattice', x0 + i * 0.16, -0.28, low - 0.1, x0 + i * 0.16 + 0.03, -0.25, low + 0.55)
    mesh.box('lattice', x0, -0.3, low + 0.55, x1, -0.23, low + 0.6)
    mesh.box('lattice', x0, -0.3, low - 0.12, x1, 0, low - 0.06)


def _sides(mesh, it):
    wall, eave = it.looks['wall'], it.eave
    for x in (it.x0, it.x1 - 0.1):
        mesh.box(wall, x, 0.12, 0, x + 0.1, 9, eave + 0.1)
        gable = ((0.1, eave), (9, eave), (9, eave + 0.34), (4.5, eave + 2.2), (0.1, eave + 0.34))
        mesh.face(wall, [(x + 0.05, y, z) for y, z in gable])
    mesh.box('beam', it.x0 - 0.1, 0.02, it.pent - 0.3, it.x1 + 0.1, 0.12, it.pent + 0.36)
    mesh.box('beam', it.x0 - 0.1, 0.02, eave - 0.25, it.x1 + 0.1, 0.14, eave + 0.33)


def _roofs(mesh, it):
    x0, x1, pent, eave = it.x0, it.x1, it.pent, it.eave
    tiled_roof(mesh, x0 - 0.05, x1 + 0.05, (-1.0, pent - 0.22), (0.02, pent + 0.26), it.dice)
    tiled_roof(mesh, x0 - 0.08, x1 + 0.08, (-0.95, eave - 0.05), (4.5, eave + 2.25), it.dice)
    for i in range(int(it.wide / 0.3)):
        x = x0 + 0.05 + i * 0.3
        for y, z in ((-0.93, pent - 0.3), (-0.9, eave - 0.13)):
            mesh.face('board', [(x, y, z - 0.05), (x, y, z + 0.04), (x, 0.05, z + 0.48), (x, 0.05, z + 0.39)])
            mesh.face('board', [(x + 0.05, y, z - 0.05), (x + 0.05, y, z + 0.04), (x + 0.05, 0.05, z + 0.48), (x + 0.05, 0.05, z + 0.39)])
            mesh.face('board', [(x, y, z - 0.05), (x + 0.05, y, z - 0.05), (x + 0.05, 0.05, z + 0.39), (x, 0.05, z + 0.39)])
    for y, z in ((-1.0, pent - 0.26), (-0.93, eave - 0.09)):
        mesh.face('board', [(x0, y, z), (x1, y, z), (x1, 0.1, z + 0.46), (x0, 0.1, z + 0.46)])
        mesh.rod('copper', (x0 - 0.05, y - 0.07, z - 0.03), (x1 + 0.05, y - 0.07, z - 0.03), 0.05)
    for x in (x0 - 0.09, x1 + 0.09):
        # The board at the end of the roof, which hides the undersides of the tiles.
        mesh.face('beam', [(x, -0.95, eave - 0.12), (x, 4.5, eave + 2.18), (x, 4.5, eave + 2.36), (x, -0.95, eave + 0.06)])
    mesh.rod('copper', (x1 - 0.1, -0.1, 0.1), (x1 - 0.1, -0.1, pent - 0.3), 0.03)
    mesh.box('ridge', x0 - 0.1, 4.3, eave + 2.2, x1 + 0.1, 4.7, eave + 2.52)
    mesh.rod('ridge', (x0 - 0.15, 4.5, eave + 2.54), (x1 + 0.15, 4.5, eave + 2.54), 0.1)


def _bamboo_fence(mesh, it):
    """Bent bamboo that keeps the splashing rain off the wall."""
    start = it.door[1] + 0.2
    for i in range(int((it.x1 - start - 0.2) / 0.06)):
        x = start + i * 0.06
        bend = [(x, -0.62 + 0.5 * (1 - math.cos(part * 1.57)), 0.05 + 0.62 * math.sin(part * 1.57)) for part in (0, 0.25, 0.5, 0.75, 1)]
        for p, q in zip(bend, bend[1:]):
            mesh.rod('bamboo', p, q, 0.022, sides=6)


def _lantern(mesh, x):
    mesh.rod('lamp', (x, -0.42, 1.75), (x, -0.42, 2.15), 0.12, sides=20)
    for z in (1.7, 2.15):
        mesh.rod('beam', (x, -0.42, z), (x, -0.42, z + 0.05), 0.08)
    mesh.rod('beam', (x, -0.42, 2.2), (x, -0.42, 2.5), 0.008)


def _lane(mesh):
    mesh.box('flags', -60, -9.5, -0.3, 60, -0.12, 0)
    for y in (-1.15, -8.2):
        mesh.box('granite', -60, y, -0.3, 60, y + 0.2, 0.02)
    mesh.box('flags', -90, 0.1, -0.3, 90, 90, -0.01)
    # The houses opposite are only seen mirrored in the panes.
    for i in range(9):
        x = -30 + i * 6.8
        mesh.box('ochre' if i % 2 else 'plaster', x, -17.6, 0, x + 6.6, -9.6, 5.2)


def _wires(mesh, x):
    mesh.rod('pole', (x, -1.35, 0), (x, -1.35, 9), 0.14, 0.1, 16)
    mesh.box('device', x - 0.04, -2, 8.4, x + 0.04, -0.7, 8.5)
    mesh.rod('device', (x + 0.05, -1.66, 7), (x + 0.05, -1.66, 7.7), 0.2, sides=18)
    for dy, z in ((-0.6, 8.55), (0.6, 8.55), (0, 6.6)):
        for start, end in ((x - 30, x), (x, x + 30)):
            wire((start, -1.35 + dy, z), (end, -1.35 + dy, z), 0.4)


def stand(facts, lamps, dice):
    machiya_palette.materials(facts, lamps)
    mesh = Mesh()
    main = House(-facts['frontageM'] / 2, facts, dice)
    house(mesh, main)
    left, right = main.x0, main.x1
    for side, looks in facts['row']:
        wide = looks['frontageM'] + 0.06
        x0 = left - wide if side == 'left' else right + 0.06
        house(mesh, House(x0, looks, dice))
        left, right = (x0, right) if side == 'left' else (left, x0 + looks['frontageM'])
    _lane(mesh)
    _lantern(mesh, main.door[0] + 0.1)
    if facts.get('poleM') is not None:
        _wires(mesh, facts['poleM'])
    mesh.rod('granite', (main.door[1] + 0.3, -0.75, 0), (main.door[1] + 0.3, -0.75, 0.34), 0.12, 0.15, 22)
    if lamps:
        panel(((main.door[0] + main.door[1]) / 2, -0.5, 2.3), (0, 0.25, -1), 1.6, 0.5, 9, (1, 0.64, 0.34))
    mesh.finish(_BEVELS, smooth=('pole', 'copper', 'bamboo', 'granite', 'roof-tile', 'lamp'))
    for part in tree(1.15, facts.get('potLeaves', 'leaf-dark'), dice, spread=1.1, size=0.045, density=14, levels=4):
        part.location = (main.door[1] + 0.3, -0.75, 0.3)
    if facts.get('treeM') is not None:
        for part in tree(5.2, 'leaf-red', dice, size=0.07, density=34):
            part.location = (facts['treeM'], -0.5, 0)
    return main


def frame_whole(main, side):
    distance = max(8.2, main.wide * 1.35)
    camera((side * 4.4, -distance, 1.55), (-side * 0.5, 0), 24, 0.115)


def frame_entrance(main, side):
    middle = (main.door[0] + main.door[1]) / 2
    camera((middle + side * 1.5, -4.9, 1.5), (middle + 0.7, 0), 27, 0.03)
