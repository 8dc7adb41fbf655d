"""One storey's bay of each kind of front. All take the block, the bay's sides x0 and x1, and the storey's floor z0 and ceiling z1."""

from openings import curtains, room, wall_around, window


def _pane(block, x0, x1, z0, z1, brightness, sashes=2, bars=(), y=0.08, draped=True):
    window(block.mesh, x0, x1, z0, z1, y, sashes, bars)
    if draped:
        curtains(x0, x1, z0, z1, y + 0.18, brightness, block.dice)


def flat(block, x0, x1, z0, z1, brightness):
    """A flat: a sliding door to the balcony and a smaller window, mirrored in every second bay."""
    wide = x1 - x0
    door, small = (x0 + wide * 0.10, x0 + wide * 0.62), (x0 + wide * 0.74, x0 + wide * 0.90)
    if block.mirrored(x0):
        door, small = [(x1 - right + x0, x1 - left + x0) for left, right in (door, small)]
    holes = sorted([(*door, z0 + 0.12, z0 + 2.2), (*small, z0 + 1.0, z0 + 2.2)])
    wall_around(block.mesh, 'wall', x0, x1, z0, z1, 0, holes)
    _pane(block, *door, z0 + 0.12, z0 + 2.2, brightness)
    _pane(block, *small, z0 + 1.0, z0 + 2.2, brightness, 1, draped=block.dice.random() < 0.5)
    room(block.mesh, x0 + 0.1, x1 - 0.1, z0, z1 - 0.3, 0.2, brightness, block.dice)


def balcony(block, x0, x1, z0, z1, brightness):
    flat(block, x0, x1, z0, z1, brightness)
    mesh, front = block.mesh, -1.5
    mesh.box('slab', x0, front + 0.05, z0 - 0.2, x1, 0, z0)
    mesh.box('soffit', x0 + 0.02, front + 0.1, z0 - 0.215, x1 - 0.02, 0, z0 - 0.2)
    kind = block.parapet(x0)
    {'wall': _solid, 'glass': _frosted, 'rail': _rail}[kind](mesh, x0, x1, z0, front)
    if x1 < block.half - 0.1:
        mesh.box('white', x1 - 0.02, front + 0.16, z0 + 0.05, x1 + 0.02, 0, z0 + 1.9)
    _equipment(block, x0, x1, z0, z1, front, brightness)


def _solid(mesh, x0, x1, z0, front):
    mesh.box('wall', x0, front, z0 - 0.32, x1, front + 0.14, z0 + 1.05)
    mesh.box('metal', x0, front + 0.02, z0 + 1.05, x1, front + 0.12, z0 + 1.09)
    _dark_band(mesh, x0, x1, z0, front)


def _dark_band(mesh, x0, x1, z0, front):
    """Before the edge of the slab, where a solid parapet would look heavy."""
    mesh.box('dark-metal', x0, front - 0.004, z0 - 0.2, x1, front + 0.05, z0)


def _frosted(mesh, x0, x1, z0, front):
    mesh.box('wall', x0, front, z0 - 0.32, x1, front + 0.14, z0 + 0.3)
    _dark_band(mesh, x0, x1, z0, front)
    mesh.box('metal', x0, front + 0.03, z0 + 1.1, x1, front + 0.1, z0 + 1.16)
    count = max(3, round((x1 - x0) / 1.2))
    step = (x1 - x0) / count
    for i in range(count):
        left = x0 + i * step
        mesh.box('frosted', left + 0.05, front + 0.055, z0 + 0.34, left + step - 0.05, front + 0.065, z0 + 1.08)
        mesh.box('metal', left - 0.02, front + 0.05, z0 + 0.3, left + 0.02, front + 0.08, z0 + 1.1)


def _rail(mesh, x0, x1, z0, front):
    mesh.box('slab', x0, front, z0 - 0.24, x1, front + 0.14, z0 + 0.1)
    mesh.box('frame', x0, front + 0.03, z0 + 1.08, x1, front + 0.09, z0 + 1.13)
    for i in range(int((x1 - x0) / 0.11)):
        x = x0 + 0.04 + i * 0.11
        mesh.box('frame', x, front + 0.05, z0 + 0.1, x + 0.018, front + 0.07, z0 + 1.08)


def _equipment(block, x0, x1, z0, z1, front, brightness):
    """Air conditioner, drying pole, lamp under the slab above."""
    mesh = block.mesh
    x = x1 - 1.3 if not block.mirrored(x0) else x0 + 0.5
    mesh.box('appliance', x, -0.55, z0 + 0.05, x + 0.8, -0.22, z0 + 0.62)
    mesh.rod('dark-metal', (x + 0.3, -0.56, z0 + 0.33), (x + 0.3, -0.55, z0 + 0.33), 0.22, sides=20)
    mesh.rod('metal', (x0 + 0.6, front + 0.45, z0 + 1.75), (x1 - 1.4, front + 0.45, z0 + 1.75), 0.014)
    middle = (x0 + x1) / 2
    if brightness and block.lamps and block.dice.random() < 0.45:
        mesh.rod('downlight', (middle, -0.8, z1 - 0.225), (middle, -0.8, z1 - 0.23), 0.08, sides=16)


def punched(block, x0, x1, z0, z1, brightness):
    """A guest room or a flat without balcony: one tall window in a deep reveal, beside it a panel of the accent's colour."""
    mesh, wide = block.mesh, x1 - x0
    left, right = x0 + wide * 0.20, x0 + wide * 0.62
    panel = (right, right + wide * 0.2)
    if block.mirrored(x0):
        left, right = x1 - wide * 0.62, x1 - wide * 0.20
        panel = (left - wide * 0.2, left)
    wall_around(mesh, 'wall', x0, x1, z0, z1, 0, [(left, right, z0 + 0.45, z0 + 2.35)], 0.25)
    mesh.box('accent', panel[0], -0.03, z0 + 0.45, panel[1], 0.02, z0 + 2.35)
    mesh.box('frame', left - 0.04, -0.1, z0 + 2.35, right + 0.04, 0.1, z0 + 2.39)
    mesh.box('frame', left - 0.04, -0.1, z0 + 0.41, right + 0.04, 0.1, z0 + 0.45)
    _pane(block, left, right, z0 + 0.45, z0 + 2.35, brightness, 1, (z0 + 0.95,), y=0.14)
    room(mesh, x0 + 0.1, x1 - 0.1, z0, z1 - 0.3, 0.25, brightness, block.dice, 3.6)


def strip(block, x0, x1, z0, z1, brightness):
    """Offices: panes from column to column above a spandrel, with slim upright fins."""
    mesh = block.mesh
    mesh.box('wall', x0, 0, z0, x1, 0.2, z0 + 0.8)
    mesh.box('wall', x0, 0, z1 - 0.55, x1, 0.2, z1)
    window(mesh, x0, x1, z0 + 0.8, z1 - 0.55, 0.1, 3)
    count = 3
    for i in range(count + (x1 > block.half - 0.1)):
        x = x0 + (x1 - x0) * i / count
        mesh.box('accent', x - 0.05, -0.26, z0 - 0.1, x + 0.05, 0.02, z1 - 0.1)
    office(block, x0, x1, z0, z1 - 0.5, brightness)


def office(block, x0, x1, z0, z1, brightness):
    """A floor without walls between its bays, with rows of lamps and blinds half let down."""
    mesh = block.mesh
    material = f'room-{brightness}'
    mesh.wall(material, x0, 7, x1, 7, z0, z1)
    mesh.face(material, [(x0, 0.2, z1), (x1, 0.2, z1), (x1, 7, z1), (x0, 7, z1)], [(0, 2.2)] * 4)
    mesh.face('furniture-grey', [(x0, 0.2, z0), (x1, 0.2, z0), (x1, 7, z0), (x0, 7, z0)])
    for y in (1.6, 3.6, 5.6):
        if brightness:
            mesh.box('lamp', x0 + 0.5, y, z1 - 0.03, x1 - 0.5, y + 0.16, z1 - 0.015)
    for _ in range(3):
        x, y = block.dice.uniform(x0, x1 - 1.5), block.dice.uniform(1, 5)
        mesh.box('furniture-grey', x, y, z0, x + 1.4, y + 0.7, z0 + block.dice.choice((0.72, 1.1, 1.8)))
    drop = block.dice.choice((0, 0, 0.35, 0.7))
    if drop:
        mesh.box(f'cloth-{brightness}', x0 + 0.06, 0.22, z1 - drop, x1 - 0.06, 0.24, z1)


def glazed(block, x0, x1, z0, z1, brightness):
    """Shops above the ground: panes from floor to ceiling in a slim frame, set back behind piers."""
    mesh = block.mesh
    mesh.box('wall', x0, 0, z1 - 0.5, x1, 0.25, z1)
    mesh.box('wall', x0, 0, z0, x0 + 0.28, 0.3, z1 - 0.5)
    mesh.box('wall', x1 - 0.28, 0, z0, x1, 0.3, z1 - 0.5)
    window(mesh, x0 + 0.28, x1 - 0.28, z0 + 0.06, z1 - 0.5, 0.16, 3, (z1 - 1.1,))
    mesh.box('frame', x0 + 0.28, 0.0, z0 + 0.95, x1 - 0.28, 0.04, z0 + 1.0)
    room(mesh, x0 + 0.1, x1 - 0.1, z0, z1 - 0.3, 0.3, brightness, block.dice, 5)


FRONTS = {'balcony': balcony, 'punched': punched, 'strip': strip, 'glazed': glazed}
