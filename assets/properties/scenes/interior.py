"""A room seen from its inner end towards its window (at y = 0); the view out is quiet. Size and use are facts."""

import furniture as put
import tatami
from materials import glass, glow, leaf, plain, planks, sheer, thin, tiles
from mesh import Mesh, curtain
from openings import wall_around, window
from plants import plant_copies, tree
from stage import camera, panel

_BEVELS = {name: 0.004 for name in ('white', 'oak', 'metal', 'black', 'dark-wood', 'slab')}


def materials(facts):
    planks('floor', facts.get('floor', (0.34, 0.215, 0.125)))
    tiles('carpet', facts.get('carpet', (0.20, 0.205, 0.21)), 0.5, 0.5, gap=0.002, spread=0.12, rough=0.95, bump=0, joint=0.8)
    tiles('tatami', (0.44, 0.43, 0.245), 0.009, 1.8, gap=0.0014, spread=0.12, rough=0.7, bump=0, joint=0.7, dirt=0.05)
    tiles('kitchen-tile', (0.70, 0.70, 0.68), 0.1, 0.1, gap=0.004, spread=0.05, rough=0.25, dirt=0.03)
    for name, colour, rough in (
        ('wall', facts.get('paper', (0.76, 0.75, 0.72)), 0.9), ('ceiling', (0.80, 0.79, 0.77), 0.9), ('white', (0.74, 0.73, 0.71), 0.4),
        ('oak', facts.get('timber', (0.42, 0.28, 0.16)), 0.45), ('clay', (0.5, 0.47, 0.43), 0.7), ('rug', (0.50, 0.47, 0.42), 0.98),
        ('linen-white', (0.72, 0.71, 0.68), 0.95), ('linen', (0.55, 0.50, 0.43), 0.95), ('sofa-cloth', facts.get('sofa', (0.30, 0.31, 0.31)), 0.95),
        ('accent-cloth', facts.get('cloth', (0.07, 0.12, 0.20)), 0.95), ('dark-wood', (0.085, 0.048, 0.028), 0.45), ('slab', (0.5, 0.49, 0.47), 0.8),
        ('house', (0.46, 0.44, 0.41), 0.85), ('house-pane', (0.06, 0.065, 0.07), 0.3), ('bark', (0.12, 0.09, 0.06), 0.9),
    ):
        plain(name, colour, rough, noise=0.03)
    plain('mat-edge', (0.05, 0.065, 0.05), 0.8)
    plain('mat-joint', (0.24, 0.235, 0.14), 0.8)
    tiles('ceiling-board', (0.36, 0.24, 0.14), 1.8, 0.45, gap=0.003, spread=0.15, rough=0.6, bump=0)
    glow('paper-lamp', (1, 0.72, 0.42), 0.9, base=(0.8, 0.75, 0.66))
    plain('black', (0.02, 0.02, 0.022), 0.35, noise=0.05)
    plain('metal', (0.58, 0.58, 0.58), 0.35, 0.9, noise=0.03)
    plain('frame', facts.get('sash', (0.32, 0.32, 0.32)), 0.4, 0.6, noise=0.03)
    glass('glass', least=0)
    glow('lamp', (1, 0.86, 0.68), 1.6)
    leaf('leaf-dark', (0.03, 0.07, 0.018), (0.07, 0.13, 0.035))
    leaf('leaf-olive', (0.05, 0.09, 0.025), (0.13, 0.18, 0.05))
    sheer('lace', (0.85, 0.85, 0.83), 0.45)
    thin('drape', facts.get('drape', (0.36, 0.37, 0.36)), 0.25)
    thin('paper', (0.80, 0.76, 0.66), 0.55)


class Room:
    def __init__(self, facts, dice):
        self.facts, self.dice, self.mesh = facts, dice, Mesh()
        self.wide, self.deep, self.high = facts['widthM'], facts['lengthM'], facts.get('heightM', 2.45)
        # Sides, sill and head of the window.
        self.hole = tuple(facts['window'])


def shell(room, floor):
    mesh, wide, deep, high = room.mesh, room.wide, room.deep, room.high
    mesh.box(floor, 0, -0.2, -0.2, wide, deep, 0)
    mesh.box('ceiling', -0.2, -0.2, high, wide + 0.2, deep, high + 0.2)
    mesh.box('wall', -0.2, -0.2, 0, 0, deep, high)
    mesh.box('wall', wide, -0.2, 0, wide + 0.2, deep, high)
    mesh.box('wall', 0, deep, 0, wide, deep + 0.2, high)
    wall_around(mesh, 'wall', 0, wide, 0, high, -0.2, [room.hole])
    left, right, sill, _ = room.hole
    window(mesh, *room.hole, -0.14, room.facts.get('sashes', 2))
    for x0, y0, x1, y1 in ((0, 0, 0.012, deep), (wide - 0.012, 0, wide, deep), (0, 0, left, 0.012), (right, 0, wide, 0.012)):
        mesh.box('white', x0, y0, 0, x1, y1, 0.06)
    if sill > 0.2:
        mesh.box('white', left - 0.03, -0.14, sill - 0.03, right + 0.03, 0.03, sill)


def drapes(room):
    left, right, _, head = room.hole
    foot = 0.02 if room.hole[2] < 0.5 else room.hole[2] - 0.1
    curtain('lace', left - 0.05, left + (right - left) * 0.38, 0.06, foot, head + 0.1, 62, 0.02)
    curtain('drape', left - 0.28, left + 0.12, 0.13, foot, head + 0.12, 74, 0.035)
    curtain('drape', right - 0.12, right + 0.28, 0.13, foot, head + 0.12, 74, 0.035)
    room.mesh.rod('metal', (left - 0.35, 0.11, head + 0.14), (right + 0.35, 0.11, head + 0.14), 0.013)


def outside(room):
    """A balcony where the window reaches the floor, houses beyond, some trees: as from the floor that the facts give."""
    mesh, wide = room.mesh, room.wide
    if room.hole[2] < 0.3:
        mesh.box('slab', -1, -1.4, -0.25, wide + 1, -0.2, -0.05)
        mesh.box('slab', -1, -1.4, room.high + 0.1, wide + 1, -0.2, room.high + 0.3)
        for i in range(int((wide + 2) / 0.1)):
            mesh.box('metal', -1 + i * 0.1, -1.38, -0.05, -0.98 + i * 0.1, -1.35, 1.1)
        mesh.box('metal', -1, -1.4, 1.1, wide + 1, -1.33, 1.15)
    drop = (room.facts['storey'] - 1) * 3
    for x0, x1, y, top in ((-16, -4, -22, 9), (-3, 7, -28, 6.5), (8, 18, -22, 10.5)):
        _house(mesh, x0, x1, y, top - drop)
    pattern = tree(6.5, 'leaf-olive', room.dice, size=0.09, density=30, levels=4)
    plant_copies(pattern, [(-2.5, -10, -drop, 1), (4.5, -11, -drop, 1.1), (1.2, -14, -drop, 1.2)], room.dice)
    mesh.box('slab', -60, -60, -drop - 0.3, 60, -2, -drop - 0.05)


def _house(mesh, x0, x1, y, top):
    mesh.box('house', x0, y - 8, -40, x1, y, top)
    for level in range(5):
        for k in range(int((x1 - x0) / 2.4)):
            x, z = x0 + 0.6 + k * 2.4, top - 2.2 - level * 2.9
            mesh.box('house-pane', x, y, z, x + 1.3, y + 0.03, z + 1.3)


def light(room):
    """Daylight as a panel in the window, and what a photographer adds: a panel behind him, and a weak one below the ceiling."""
    left, right, sill, head = room.hole
    area = (right - left) * (head - sill)
    middle = (left + right) / 2
    panel((middle, 0.25, (sill + head) / 2), (0, 1, -0.12), right - left, head - sill, 13 * area, (0.96, 0.98, 1))
    panel((room.wide / 2, room.deep - 0.15, room.high * 0.6), (0, -1, 0.1), room.wide * 0.8, room.high * 0.7, room.wide * room.deep * 0.5, (1, 0.96, 0.9))
    panel((room.wide / 2, room.deep / 2, room.high - 0.14), (0, 0, -1), room.wide * 0.7, room.deep * 0.7, room.wide * room.deep * 0.55, (1, 0.94, 0.85))


def flat(room):
    """A studio: bed at the right wall, desk and kitchen at the left."""
    mesh, wide = room.mesh, room.wide
    shell(room, 'floor')
    drapes(room)
    put.bed(mesh, wide - 1.06, 0.5)
    put.desk(mesh, 0.04, 0.75)
    put.chair(mesh, 0.66, 1.1)
    put.table_lamp(mesh, 0.2, 1.75, 0.73)
    put.books(mesh, 0.07, 0.82, 0.73, 6, room.dice)
    put.shelf(mesh, 0.012, 0.85, 1.0, room.dice)
    mesh.box('rug', 0.98, 0.9, 0, wide - 1.15, 2.6, 0.014)
    put.kitchen(mesh, 2.95, min(4.75, room.deep - 1.2))
    put.fridge(mesh, 2.3)
    put.air_conditioner(mesh, wide, 0.55)
    put.picture_frame(mesh, wide, 2.85, 1.2)
    put.ceiling_lamp(mesh, wide / 2, 2.3, room.high)
    put.plant(mesh, 0.38, 0.38, room.dice)


def guest_room(room):
    """A bed with its head at the window, a long desk at the right wall."""
    mesh, wide = room.mesh, room.wide
    shell(room, 'carpet' if room.facts.get('carpet') else 'floor')
    drapes(room)
    put.bed(mesh, 0.12, 0.75, room.facts.get('bedM', 1.2))
    mesh.box('oak', 0, 0.02, 0.5, 0.03, min(3.2, room.deep - 0.4), 1.15)
    put.desk(mesh, wide - 0.5, 1.2, 0.46, 1.5)
    put.chair(mesh, wide - 1.0, 1.7, -1, 'sofa-cloth')
    put.table_lamp(mesh, wide - 0.28, 2.4, 0.73)
    put.air_conditioner(mesh, wide, 0.5)
    put.picture_frame(mesh, wide, 1.55, 1.15, 0.8, 0.6)
    put.ceiling_lamp(mesh, wide / 2, 2.2, room.high, 0.2)
    if room.deep > 5:
        mesh.box('white', wide - 0.6, 3.4, 0, wide, 4.4, 2.1)
        mesh.box('metal', wide - 0.62, 3.88, 0.95, wide - 0.6, 3.9, 1.2)


def office(room):
    mesh, wide = room.mesh, room.wide
    shell(room, 'carpet')
    put.office_desks(mesh, 1.0, 1.0, 3, room.dice)
    mesh.box('white', wide - 0.42, 0.8, 0, wide, 5.2, 1.05)
    put.books(mesh, wide - 0.35, 1.0, 1.05, 14, room.dice)
    put.books(mesh, wide - 0.35, 2.6, 1.05, 9, room.dice)
    put.plant(mesh, wide - 0.65, 0.45, room.dice, 1.5)
    mesh.box('oak', wide - 2.3, 2.2, 0.70, wide - 1.25, 4.4, 0.735)
    put.legs(mesh, 'black', wide - 2.25, 2.25, wide - 1.3, 4.35, 0.70)
    for y in (2.5, 3.5):
        put.office_chair(mesh, wide - 2.6, y + 0.3, -1)
        put.office_chair(mesh, wide - 0.95, y + 0.3, 1)
    for x in (wide * 0.3, wide * 0.7):
        for y in (1.6, 3.4, 5.2):
            mesh.box('lamp', x - 0.08, y - 0.6, room.high - 0.025, x + 0.08, y + 0.6, room.high - 0.012)


def shop(room):
    """A confectioner's or a grocer's: cases at the left, shelves at the right, a table in the middle."""
    mesh, wide = room.mesh, room.wide
    shell(room, 'floor')
    put.display_case(mesh, 0.9, 1.4, 3.0)
    for z in (0.5, 0.95, 1.4, 1.85):
        mesh.box('oak', wide - 0.34, 0.8, z, wide, 4.8, z + 0.03)
        for k in range(16):
            _ware(mesh, wide - 0.2, 0.95 + k * 0.24, z + 0.03, room.dice)
    for y in (0.8, 2.78, 4.77):
        mesh.box('oak', wide - 0.34, y, 0, wide, y + 0.03, 2.1)
    mesh.box('oak', wide * 0.5, 2.0, 0.72, wide * 0.5 + 0.8, 3.6, 0.76)
    put.legs(mesh, 'oak', wide * 0.5 + 0.03, 2.03, wide * 0.5 + 0.77, 3.57, 0.72, 0.05)
    for k in range(9):
        _ware(mesh, wide * 0.5 + 0.2 + (k % 3) * 0.2, 2.2 + (k // 3) * 0.5, 0.76, room.dice)
    put.shelf(mesh, 0.012, 1.6, 2.2, room.dice, 1.5)
    for y in (1.6, 2.8, 4.0):
        mesh.rod('black', (1.2, y, room.high), (1.2, y, 1.95), 0.006)
        mesh.rod('lamp', (1.2, y, 1.78), (1.2, y, 1.95), 0.13, 0.05, 24)


def _ware(mesh, x, y, z, dice):
    """A box or a jar, without a label."""
    cover = dice.choice(('clay', 'linen', 'white', 'accent-cloth', 'oak'))
    high = dice.uniform(0.09, 0.24)
    if dice.random() < 0.5:
        mesh.rod(cover, (x, y, z), (x, y, z + high), 0.055, 0.05, 20)
    else:
        mesh.box(cover, x - 0.07, y - 0.07, z, x + 0.07, y + 0.07, z + high * 0.7)


_USES = {'flat': flat, 'guest-room': guest_room, 'office': office, 'shop': shop, 'tatami': tatami.stand}


def stand(facts, dice):
    materials(facts)
    room = Room(facts, dice)
    _USES[facts['use']](room)
    outside(room)
    light(room)
    room.mesh.finish(_BEVELS, smooth=('clay', 'lamp'))
    right = facts.get('seenFrom', 'right') == 'right'
    x = room.wide * (0.70 if right else 0.30)
    camera((x, min(room.deep - 0.3, facts.get('standM', 5.4)), 1.25), (room.wide * (0.47 if right else 0.53), 0), facts.get('lens', 19), facts.get('shift', -0.02))
