"""A low house of flats, of wood: doors on an open gallery towards the street, an outer stair of steel, a pitched roof."""

import math

from block import property_walls
from mesh import Mesh
from openings import curtains, room, wall_around, window
from palette import property_materials, street_materials
from plants import hedge, plant_copies, tree
from stage import camera
from street import ground, opposite, poles, row

_BEVELS = {'slab': 0.006, 'white': 0.006, 'concrete': 0.01, 'appliance': 0.01, 'kerb': 0.01}
_GALLERY = 1.35


class Apartment:
    def __init__(self, facts, lamps, dice):
        self.facts, self.lamps, self.dice, self.mesh = facts, lamps, dice, Mesh()
        self.storeys, self.flats = facts['storeys'], facts['bays']
        self.half, self.deep, self.storey = facts['frontageM'] / 2, facts['depthM'], facts['storeyM']
        self.flat = facts['frontageM'] / self.flats
        self.eave = 0.35 + self.storeys * self.storey

    def brightness(self):
        return self.dice.choice((0, 1, 2, 4)) if self.lamps else 0


def build(house):
    for level in range(house.storeys):
        z0 = 0.35 + level * house.storey
        for k in range(house.flats):
            x0 = -house.half + k * house.flat
            _front(house, x0, x0 + house.flat, z0, z0 + house.storey)
        if level:
            _gallery(house, z0)
    _walls(house)
    _roof(house)
    _stair(house)


def _front(house, x0, x1, z0, z1):
    """A door with its lamp and meter, and the window of the kitchen."""
    mesh, wall = house.mesh, 'accent' if z0 < 1 and house.facts.get('twoTone') else 'wall'
    door, pane = (x0 + 0.55, x0 + 1.45), (x0 + 2.0, min(x1 - 0.5, x0 + 3.3))
    wall_around(mesh, wall, x0, x1, z0 - 0.2, z1 - 0.2, 0, [(*door, z0, z0 + 2.1), (*pane, z0 + 0.95, z0 + 2.05)])
    mesh.box('door', door[0], 0.05, z0, door[1], 0.1, z0 + 2.1)
    mesh.box('frame', door[0] - 0.04, -0.02, z0, door[0], 0.1, z0 + 2.14)
    mesh.box('frame', door[1], -0.02, z0, door[1] + 0.04, 0.1, z0 + 2.14)
    mesh.rod('metal', (door[1] - 0.1, 0.02, z0 + 0.85), (door[1] - 0.1, 0.02, z0 + 1.25), 0.016)
    mesh.box('lamp', door[1] + 0.16, -0.1, z0 + 1.75, door[1] + 0.26, 0, z0 + 1.95)
    mesh.box('appliance', x1 - 0.42, -0.2, z0 + 0.3, x1 - 0.08, 0, z0 + 1.0)
    brightness = house.brightness()
    window(mesh, *pane, z0 + 0.95, z0 + 2.05, 0.08)
    curtains(*pane, z0 + 0.95, z0 + 2.05, 0.24, brightness, house.dice)
    room(mesh, x0 + 0.1, x1 - 0.1, z0, z1 - 0.3, 0.2, brightness, house.dice)


def _gallery(house, z0):
    mesh, half = house.mesh, house.half
    mesh.box('slab', -half, -_GALLERY, z0 - 0.22, half, 0, z0 - 0.02)
    mesh.box('frame', -half, -_GALLERY, z0 + 1.06, half, -_GALLERY + 0.05, z0 + 1.11)
    for i in range(int(house.half * 2 / 0.12)):
        x = -half + 0.05 + i * 0.12
        mesh.box('frame', x, -_GALLERY + 0.015, z0, x + 0.016, -_GALLERY + 0.035, z0 + 1.06)
    for k in range(house.flats + 1):
        x = -half + 0.05 + k * (2 * half - 0.1) / house.flats
        mesh.box('frame', x - 0.05, -_GALLERY, 0, x + 0.05, -_GALLERY + 0.1, house.eave)


def _walls(house):
    property_walls(house.mesh, house.half, house.deep, 0, house.eave)
    for level in range(house.storeys):
        z0 = 0.35 + level * house.storey
        for side in (-1, 1):
            outer, y = side * house.half, house.deep * 0.55
            house.mesh.box('frame', outer - 0.04, y, z0 + 1, outer + 0.04, y + 1.2, z0 + 2.1)
            house.mesh.box('far-pane', outer - 0.05, y + 0.05, z0 + 1.05, outer + 0.05, y + 1.15, z0 + 2.05)
    house.mesh.box('concrete', -house.half - 0.02, -0.02, -0.2, house.half + 0.02, house.deep, 0.3)


def _roof(house):
    """Two slopes with their ridge along the street, over the gallery too."""
    mesh, half, over = house.mesh, house.half + 0.45, 0.35
    front, back, middle = -_GALLERY - over, house.deep + over, house.deep / 2
    rise = house.facts.get('roofRiseM', 1.7)
    eave, ridge, thick = house.eave - 0.1, house.eave + rise, 0.14
    for y, mark in ((front, 1), (back, -1)):
        mesh.face('roof', [(-half, y, eave + thick), (half, y, eave + thick), (half, middle, ridge + thick), (-half, middle, ridge + thick)], _slope(half, y, middle))
        mesh.face('soffit', [(-half, y, eave), (half, y, eave), (half, middle, ridge), (-half, middle, ridge)])
        mesh.box('frame', -half, min(y, y + 0.03 * mark), eave - 0.02, half, max(y, y + 0.03 * mark), eave + thick + 0.02)
        mesh.rod('frame', (-half, y - 0.06 * mark, eave + 0.02), (half, y - 0.06 * mark, eave + 0.02), 0.055)
    for x in (-half, half):
        mesh.face('frame', [(x, front, eave), (x, middle, ridge), (x, middle, ridge + thick), (x, front, eave + thick)])
        mesh.face('frame', [(x, back, eave), (x, middle, ridge), (x, middle, ridge + thick), (x, back, eave + thick)])
    # Walls go up into the soffit, which rises from the roof's edges inwards: through a gap one sees the loft, lit by the rooms below.
    under = [eave + rise * out / (middle + out) + 0.03 for out in (-front, over)]
    for x in (-house.half, house.half):
        mesh.face('wall', [(x, 0, house.eave - 0.1), (x, house.deep, house.eave - 0.1), (x, house.deep, under[1]), (x, middle, ridge + 0.03), (x, 0, under[0])])
    mesh.box('wall', -house.half, 0, house.eave - 0.2, house.half, 0.2, under[0])


def _slope(half, y, middle):
    long = math.hypot(middle - y, 1.7)
    return [(-half, 0), (half, 0), (half, long), (-half, long)]


def _stair(house):
    """Up to the gallery at one end of the house."""
    mesh, side = house.mesh, {'left': -1, 'right': 1}[house.facts.get('stair', 'right')]
    count, rise, tread = 14, house.storey / 14, 0.25
    edge = side * house.half
    for i in range(count):
        x = edge + side * (0.1 + (count - 1 - i) * tread)
        x0, x1 = sorted((x, x + side * tread))
        mesh.box('frame', x0, -_GALLERY + 0.1, 0.35 + (i + 1) * rise - 0.05, x1, -0.25, 0.35 + (i + 1) * rise)
    for y in (-_GALLERY + 0.08, -0.25):
        foot, head = (edge + side * (0.1 + count * tread), y, 0.2), (edge + side * 0.1, y, 0.35 + house.storey)
        mesh.rod('frame', foot, head, 0.06, sides=4)
        mesh.rod('frame', (foot[0], y, foot[2] + 0.95), (head[0], y, head[2] + 0.95), 0.025)
        for i in range(0, count + 1, 2):
            part = i / count
            x, z = foot[0] + (head[0] - foot[0]) * part, foot[2] + (head[2] - foot[2]) * part
            mesh.rod('frame', (x, y, z), (x, y, z + 0.95), 0.014)


def _yard(house):
    """A paved strip, bicycle stands, a hedge."""
    mesh, half = house.mesh, house.half
    for i in range(4):
        x = -half + 1.2 + i * 0.6
        mesh.rod('metal', (x, -2.2, 0.1), (x, -2.2, 0.75), 0.02)
        mesh.rod('metal', (x, -2.2, 0.75), (x + 0.4, -2.2, 0.75), 0.02)
        mesh.rod('metal', (x + 0.4, -2.2, 0.1), (x + 0.4, -2.2, 0.75), 0.02)
    hedge('leaf-dark', half - 4.5, -2.4, 0.1, half - 0.4, -1.75, 0.85, house.dice, 0.04, 5000)


def stand(facts, lamps, dice):
    street_materials(lamps)
    property_materials(facts)
    house = Apartment(facts, lamps, dice)
    build(house)
    _yard(house)
    kerb = ground(house.mesh, facts, house.half + 4)
    row(house.mesh, house.half + 4, facts['neighbours'], lamps, dice)
    opposite(house.mesh, 60, dice, 6)
    if facts.get('poles'):
        poles(house.mesh, facts['poles'], kerb - 0.35, lamps)
    house.mesh.finish(_BEVELS, smooth=('pole', 'device', 'lamp'))
    if facts.get('trees'):
        plant_copies(tree(4.6, 'leaf-fresh', dice, density=50), [(x, -2.0, 0.1, dice.uniform(0.85, 1.1)) for x in facts['trees']], dice)
    return house


def frame_whole(house, side):
    distance = max(13, house.half * 2.6)
    angle = math.radians(33)
    camera((side * math.sin(angle) * distance, -math.cos(angle) * distance, 1.6), (-side * 0.6, 0), 26, 0.115)


def frame_entrance(house, side):
    camera((side * (house.half + 1.2), -6.2, 1.55), (side * (house.half - 2.2), 0), 26, 0.07)
