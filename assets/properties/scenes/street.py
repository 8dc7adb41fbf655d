"""What stands around a property: road, pavement, poles with wires, and quieter neighbours."""

from mesh import wire
from plants import plant_copies, tree


def ground(mesh, facts, half):
    """A pavement and a road before the property, as wide as its street is."""
    road, walk = facts.get('roadM', 6), facts.get('pavementM', 2.2)
    front = -2.4
    kerb = front - walk
    far = kerb - 0.6 - road
    mesh.box('asphalt', -150, -2.4, -0.3, 150, 120, -0.02)
    mesh.box('paving', -half, front, -0.3, half, 0.3, 0.11)
    mesh.box('paving', -100, kerb, -0.3, 100, front, 0.1)
    mesh.box('kerb', -100, kerb - 0.15, -0.3, 100, kerb, 0.12)
    mesh.box('kerb', -100, kerb - 0.6, -0.3, 100, kerb - 0.15, 0.012)
    mesh.box('asphalt', -150, -140, -0.3, 150, kerb - 0.6, 0)
    _lines(mesh, kerb - 1.1, far, road)
    return kerb


def _lines(mesh, near, far, road):
    mesh.box('paint', -100, near - 0.15, 0, 100, near, 0.004)
    mesh.box('paint', -100, far, 0, 100, far + 0.15, 0.004)
    if road > 8:
        for i in range(34):
            mesh.box('paint', -100 + i * 6, (near + far) / 2, 0, -97 + i * 6, (near + far) / 2 + 0.15, 0.004)


def neighbour(mesh, x0, x1, y, deep, storeys, look, lamps, dice, storey=3.0):
    """A plain house of a town: windows in rows, on its front and on its sides."""
    wall, top = f'neighbour-{look}', storeys * storey + 0.6
    mesh.box(wall, x0, y, 0, x1, y + deep, top)
    mesh.box('concrete', x0 - 0.05, y - 0.05, top, x1 + 0.05, y + deep, top + 0.08)
    count = max(1, int((x1 - x0) / 2.6))
    for level in range(storeys):
        for k in range(count):
            middle = x0 + (k + 0.5) * (x1 - x0) / count
            _far_window(mesh, middle, y, level * storey, lamps and dice.random() < 0.3, dice)
        for side in (x0, x1):
            for k in range(int(deep / 4)):
                start = y + 1.5 + k * 4
                mesh.box('far-pane', side - 0.03, start, level * storey + 1, side + 0.03, start + 1.1, level * storey + 2.1)
        if look in (0, 3) and level:
            mesh.box('concrete', x0 + 0.2, y - 0.9, level * storey - 0.15, x1 - 0.2, y, level * storey)
            mesh.box(wall, x0 + 0.2, y - 0.9, level * storey, x1 - 0.2, y - 0.8, level * storey + 1.0)


def _far_window(mesh, x, y, z, lit, dice):
    pane = f'cloth-{dice.choice((1, 2, 3))}' if lit else 'far-pane'
    mesh.box('dark-metal', x - 0.9, y - 0.03, z + 0.9, x + 0.9, y + 0.02, z + 2.2)
    mesh.box(pane, x - 0.84, y - 0.045, z + 0.96, x + 0.84, y, z + 2.14)
    mesh.box('dark-metal', x - 0.02, y - 0.05, z + 0.9, x + 0.02, y + 0.02, z + 2.2)


def row(mesh, half, heights, lamps, dice):
    """Neighbours on both sides, of the storeys given from near to far, and a town behind."""
    for side in (-1, 1):
        at = half + dice.uniform(0.7, 1.3)
        for i in range(6):
            wide = dice.uniform(8, 13)
            start = at if side > 0 else -at - wide
            storeys = max(1, heights[i % len(heights)] + dice.choice((-1, 0, 0, 1)))
            neighbour(mesh, start, start + wide, -1.6 + dice.uniform(0, 0.8), 11, storeys, (i * 2 + side + 1) % 5, lamps, dice)
            at += wide + dice.uniform(0.5, 0.9)
    for i in range(13):
        x = -90 + i * 14
        neighbour(mesh, x, x + 11, 24 + dice.uniform(0, 25), 12, max(heights) + dice.choice((0, 1, 2)), i % 5, False, dice)


def opposite(mesh, distance, dice, high=9):
    """Only seen as a reflection in the panes."""
    for i in range(12):
        x = -75 + i * 12.5
        mesh.box(f'neighbour-{i % 5}', x, -distance - 14, 0, x + 11, -distance + dice.uniform(-3, 3), high * dice.uniform(0.7, 1.3))


def poles(mesh, spots, y, lamps):
    """Poles with a transformer, and the wires between them and on to both sides."""
    for x in spots:
        mesh.rod('pole', (x, y, 0), (x, y, 11.5), 0.17, 0.11, 18)
        for z, reach in ((10.9, 0.9), (9.9, 0.7)):
            mesh.box('device', x - 0.04, y - reach, z, x + 0.04, y + reach, z + 0.08)
            for part in (-0.9, 0, 0.9):
                mesh.rod('white', (x, y + part * reach, z + 0.08), (x, y + part * reach, z + 0.25), 0.04)
        mesh.rod('device', (x - 0.05, y - 0.5, 8.3), (x - 0.05, y - 0.5, 9.3), 0.27, sides=22)
        mesh.box('device', x - 0.2, y - 0.25, 7.2, x + 0.2, y - 0.1, 7.6)
        mesh.box('device', x - 0.9, y - 0.15, 5.2, x, y - 0.05, 5.3)
        mesh.box('lamp' if lamps else 'white', x - 0.95, y - 0.25, 5.1, x - 0.4, y - 0.05, 5.2)
    ends = [spots[0] - 36, *spots, spots[-1] + 40]
    lines = ((-0.8, 11.15, 0.5, 0.011), (0, 11.15, 0.5, 0.011), (0.8, 11.15, 0.5, 0.011), (0.6, 10.1, 0.6, 0.012), (0.1, 7.4, 0.7, 0.022))
    for start, end in zip(ends, ends[1:]):
        for dy, z, sag, radius in lines:
            wire((start, y + dy, z), (end, y + dy, z), sag, radius)


def street_trees(spots, y, leaves, dice, height=6.4):
    pattern = tree(height, leaves, dice, density=45)
    plant_copies(pattern, [(x, y, 0.1, dice.uniform(0.85, 1.15)) for x in spots], dice)
