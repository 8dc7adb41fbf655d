"""A building of several storeys on a street: flats, guest rooms, offices or shops. What it looks like follows from its facts."""

import math

from fronts import FRONTS, flat, glazed
from mesh import Mesh
from openings import room, window
from palette import property_materials, street_materials
from plants import hedge, plant_copies, tree
from stage import camera, panel
from street import ground, opposite, poles, row, street_trees

_BEVELS = {name: 0.008 for name in ('slab', 'stone', 'white', 'metal', 'appliance', 'kerb', 'concrete', 'device', 'accent')}


class Block:
    def __init__(self, facts, lamps, dice):
        self.facts, self.lamps, self.dice = facts, lamps, dice
        self.mesh = Mesh()
        self.storeys, self.bays = facts['storeys'], facts['bays']
        self.half, self.deep = facts['frontageM'] / 2, facts['depthM']
        self.bay = facts['frontageM'] / self.bays
        self.ground, self.storey = facts['groundM'], facts['storeyM']
        self.top = self.ground + (self.storeys - 1) * self.storey

    def floor(self, level):
        return 0.15 if level == 0 else self.ground + (level - 1) * self.storey

    def sides(self, k):
        return -self.half + k * self.bay, -self.half + (k + 1) * self.bay

    def column(self, x0):
        return round((x0 + self.half) / self.bay)

    def mirrored(self, x0):
        return self.column(x0) % 2 == 1

    def parapet(self, x0):
        kinds = self.facts.get('parapets', ['wall'])
        return kinds[self.column(x0) % len(kinds)]

    def brightness(self):
        return self.dice.choice((0, 0, 1, 1, 2, 3, 4)) if self.lamps else 0


def build(block):
    front = FRONTS[block.facts['front']]
    for level in range(1, block.storeys):
        z0, z1 = block.floor(level), block.floor(level + 1)
        block.mesh.box('slab', -block.half, 0.02, z1 - 0.22, block.half, block.deep, z1 - 0.01)
        for k in range(block.bays):
            front(block, *block.sides(k), z0, z1, block.brightness())
    _ground_floor(block)
    _shell(block)
    _piers(block)
    _roof(block)


def _ground_floor(block):
    z0, z1 = block.floor(0), block.ground
    block.mesh.box('slab', -block.half, 0.02, z1 - 0.22, block.half, block.deep, z1 - 0.01)
    for k in range(block.bays):
        x0, x1 = block.sides(k)
        if k == block.facts['entranceBay']:
            _entrance(block, x0, x1)
        elif block.facts['ground'] == 'flats':
            flat(block, x0, x1, z0, z1, block.brightness())
            _louvre(block.mesh, x0, x1)
        else:
            glazed(block, x0, x1, z0, z1, 4 if block.lamps else 0)
            if block.facts['ground'] == 'shops':
                _awning(block, x0, x1, z1)


def _louvre(mesh, x0, x1):
    for i in range(int((x1 - x0 - 0.7) / 0.092)):
        x = x0 + 0.35 + i * 0.092
        mesh.box('wood', x, -0.35, 0.3, x + 0.035, -0.29, 2.55)


def _awning(block, x0, x1, z1):
    mesh, low = block.mesh, z1 - 0.75
    mesh.face('awning', [(x0 + 0.3, -1.0, low - 0.25), (x1 - 0.3, -1.0, low - 0.25), (x1 - 0.3, 0, low + 0.2), (x0 + 0.3, 0, low + 0.2)])
    mesh.face('awning', [(x0 + 0.3, -1.0, low - 0.45), (x1 - 0.3, -1.0, low - 0.45), (x1 - 0.3, -1.0, low - 0.25), (x0 + 0.3, -1.0, low - 0.25)])


def _entrance(block, x0, x1):
    """A porch of the base's stone under a flat canopy, a glass door, and a lobby behind it."""
    mesh, ceiling = block.mesh, block.ground - 0.45
    mesh.box('base', x0 - 0.1, -1.8, 0, x0 + 0.6, 3, ceiling)
    mesh.box('base', x1 - 0.6, -1.8, 0, x1 + 0.1, 3, ceiling)
    mesh.box('frame', x0 - 0.35, -2.6, ceiling, x1 + 0.35, 0.2, ceiling + 0.2)
    mesh.box('wood', x0 - 0.3, -2.55, ceiling - 0.025, x1 + 0.3, 3, ceiling)
    mesh.box('stone', x0 + 0.6, -2.2, 0, x1 - 0.6, 1.3, 0.12)
    window(mesh, x0 + 0.6, x1 - 0.6, 0.12, ceiling - 0.025, 1.2, 4 if x1 - x0 > 4 else 2, (2.3,))
    _lobby(block, x0 + 0.6, x1 - 0.6, ceiling)
    _door_fittings(block, x0, x1)
    count = max(2, int((x1 - x0) / 1.4))
    for i in range(count):
        x = x0 + 0.9 + (x1 - x0 - 1.8) * i / (count - 1)
        for y in (-1.7, 0.1):
            mesh.rod('downlight', (x, y, ceiling - 0.028), (x, y, ceiling - 0.03), 0.05, sides=16)
    if block.lamps:
        # One panel for all downlights: each further lamp would need as many samples again.
        panel(((x0 + x1) / 2, -0.8, ceiling - 0.05), (0, 0, -1), x1 - x0 - 1.4, 2.4, 34, (1, 0.74, 0.48))


def _lobby(block, x0, x1, ceiling):
    mesh = block.mesh
    room(mesh, x0, x1, 0.13, ceiling, 1.3, 1 if block.lamps else 0, block.dice, 5, furnished=False)
    mesh.box('paving', x0, 1.3, 0, x1, 6.2, 0.14)
    mesh.box('wood', x0 + 0.3, 5.9, 0.1, x0 + 1.9, 6.2, 2.5)
    mesh.box('furniture-grey', x1 - 1.5, 4, 0.1, x1 - 0.5, 4.6, 0.55)
    panel(((x0 + x1) / 2, 3.4, ceiling - 0.1), (0, 0, -1), x1 - x0 - 0.4, 3, 20 if block.lamps else 45, (1, 0.78, 0.54))


def _door_fittings(block, x0, x1):
    """Door pulls, the panel of the door phone, and letter boxes on the porch's wall: no lettering anywhere."""
    mesh, middle = block.mesh, (x0 + x1) / 2
    for side in (-0.09, 0.05):
        mesh.rod('metal', (middle + side, 1.1, 0.75), (middle + side, 1.1, 1.75), 0.018)
    mesh.box('metal', x1 - 0.62, -0.5, 1.1, x1 - 0.605, -0.25, 1.5)
    for i in range(4):
        for j in range(3):
            x, z = x0 + 1.0 + j * 0.34, 0.95 + i * 0.17
            mesh.box('metal', x, 5.86, z, x + 0.31, 5.9, z + 0.145)


def property_walls(mesh, half, deep, foot, top):
    """The sides and the back."""
    mesh.box('wall', -half, 0.2, foot, -half + 0.2, deep, top)
    mesh.box('wall', half - 0.2, 0.2, foot, half, deep, top)
    mesh.box('wall', -half, deep - 0.2, foot, half, deep, top)


def _shell(block):
    mesh, half, top = block.mesh, block.half, block.top + 1.1
    mesh.box('wall', -half, 0, block.top, half, 0.2, top)
    property_walls(mesh, half, block.deep, 0, top)
    mesh.box('metal', -half - 0.04, -0.04, top, half + 0.04, 0.24, top + 0.05)
    for level in range(1, block.storeys):
        z0 = block.floor(level)
        for side in (-1, 1):
            _side_windows(mesh, side, half, block.deep, z0)


def _side_windows(mesh, side, half, deep, z0):
    """Small panes on the sides, and the cover of a joint at each floor."""
    outer = side * half
    for y in (deep * 0.3, deep * 0.66):
        mesh.box('frame', outer - 0.04, y, z0 + 1, outer + 0.04, y + 0.75, z0 + 2.2)
        mesh.box('far-pane', outer - 0.05, y + 0.05, z0 + 1.05, outer + 0.05, y + 0.7, z0 + 2.15)
    mesh.box('concrete', outer - 0.03, 0.3, z0 - 0.1, outer + 0.03, deep, z0 - 0.06)


def _piers(block):
    """Upright bands of the accent's tile at the borders of bays that the facts name."""
    reach = 1.7 if block.facts['front'] == 'balcony' else 0.35
    for border in block.facts.get('piers', []):
        x = -block.half + border * block.bay
        wide = 0.36 if border in (0, block.bays) else 0.55
        foot = 0.1 if abs(border - block.facts['entranceBay'] - 0.5) > 0.6 else block.ground - 0.25
        block.mesh.box('accent', x - wide, -reach, foot, x + wide, 0.3, block.top + block.facts.get('pierTopM', 1.15))


def _roof(block):
    mesh, top = block.mesh, block.top
    if block.facts['front'] == 'balcony':
        mesh.box('slab', -block.half - 0.05, -1.55, top - 0.02, block.half + 0.05, 0, top + 0.16)
        mesh.box('soffit', -block.half, -1.45, top - 0.035, block.half, 0, top - 0.02)
    x = block.half * block.facts.get('penthouse', 0.4)
    mesh.box('wall', x - 2.4, 4, top, x + 2.4, 8.5, top + 3.2)
    mesh.box('slab', x - 2.5, 3.9, top + 3.2, x + 2.5, 8.6, top + 3.35)


def _planting(block):
    """Low hedges before the ground floor, and slim trees beside the porch."""
    entrance = block.facts['entranceBay']
    if block.facts['ground'] == 'flats':
        for k in range(block.bays):
            x0, x1 = block.sides(k)
            if k != entrance:
                block.mesh.box('stone', x0 + 0.3, -2.3, 0.1, x1 - 0.3, -2.15, 0.45)
                block.mesh.box('soil', x0 + 0.3, -2.15, 0.1, x1 - 0.3, -1.1, 0.4)
                hedge('leaf-dark', x0 + 0.4, -2.1, 0.38, x1 - 0.4, -1.3, 0.9, block.dice)
    places = [block.sides(k)[0] + block.bay * part for k, part in block.facts.get('trees', [])]
    if places:
        pattern = tree(4.4, 'leaf-fresh', block.dice, density=50)
        plant_copies(pattern, [(x, -1.75, 0.1, block.dice.uniform(0.9, 1.15)) for x in places], block.dice)


def stand(facts, lamps, dice):
    """The whole street with the property in its middle."""
    street_materials(lamps)
    property_materials(facts)
    block = Block(facts, lamps, dice)
    build(block)
    _planting(block)
    kerb = ground(block.mesh, facts, block.half)
    row(block.mesh, block.half, facts['neighbours'], lamps, dice)
    opposite(block.mesh, 75, dice)
    if facts.get('poles'):
        poles(block.mesh, facts['poles'], kerb - 0.35, lamps)
    block.mesh.finish(_BEVELS, smooth=('pole', 'device', 'lamp'))
    if facts.get('streetTrees'):
        street_trees(facts['streetTrees'], kerb + 0.7, facts.get('treeLeaves', 'leaf-fresh'), dice)
    return block


def frame_whole(block, side, lens=25):
    """Stands on the other side of the road, so far away that the roof's edge has air above it."""
    # A tall building would be lost above much road: the lens is shifted further up.
    shift = 0.21 if block.storeys <= 6 else 0.27
    height = block.top + 3.4
    upper = (12 + 36 * shift) / lens
    distance = max((height - 1.6) / upper + block.half * 0.45, block.half * 2.3)
    angle = math.radians(30)
    camera((side * math.sin(angle) * distance, -math.cos(angle) * distance, 1.65), (-side * block.half * 0.06, 0), lens, shift)


def frame_entrance(block, side):
    """At the edge of the pavement, before the porch, a little aside of its middle."""
    x0, x1 = block.sides(block.facts['entranceBay'])
    middle = (x0 + x1) / 2
    camera((middle + side * 2.6, -8.2, 1.55), (middle - side * 0.25, 0), 27, 0.06)
