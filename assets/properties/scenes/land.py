"""A plot of land at a forest road: levelled ground with young grass, boundary stakes with a cord, a wood around it."""

import math

from materials import asphalt, leaf, plain
from mesh import Mesh, add_object, wire
from plants import grass, hedge, plant_copies, tree
from stage import camera


def materials():
    asphalt()
    plain('earth', (0.15, 0.115, 0.075), 0.95, noise=0.4, scale=0.6)
    plain('turf', (0.105, 0.098, 0.048), 0.95, noise=0.45, scale=0.3)
    plain('stake', (0.46, 0.33, 0.19), 0.7)
    plain('mark', (0.42, 0.05, 0.03), 0.6, noise=0.05)
    plain('wire', (0.62, 0.58, 0.48), 0.8, noise=0)
    plain('bark', (0.12, 0.095, 0.075), 0.9, noise=0.3, scale=8)
    plain('shade', (0.014, 0.02, 0.009), 1, noise=0.3, scale=0.4)
    leaf('blade', (0.068, 0.095, 0.022), (0.15, 0.18, 0.055))
    leaf('leaf-fresh', (0.08, 0.13, 0.025), (0.20, 0.25, 0.065))
    leaf('leaf-dark', (0.045, 0.08, 0.024), (0.10, 0.155, 0.045))
    leaf('leaf-gold', (0.13, 0.12, 0.025), (0.26, 0.21, 0.055))


class Plot:
    def __init__(self, facts):
        self.half, self.deep = facts['frontageM'] / 2, facts['depthM']


def _height(x, y):
    """A gentle swell, so that the ground is no table; behind the plot it rises into the wood."""
    return 0.1 * math.sin(x * 0.23) + 0.12 * math.sin(y * 0.19 + 1) - 0.1 + max(0, y - 4) * 0.02 + max(0, y - 24) * 0.09


def _ground(plot):
    steps, size = 70, 1.6
    points, faces = [], []
    for row in range(steps + 1):
        for column in range(steps + 1):
            x, y = (column - steps / 2) * size, row * size - 0.4
            points.append((x, y, _height(x, y) if row else -0.1))
    for row in range(steps):
        for column in range(steps):
            foot = row * (steps + 1) + column
            faces.append((foot, foot + 1, foot + steps + 2, foot + steps + 1))
    add_object('turf', points, faces, 'turf')
    # Fewer and wider blades with the distance.
    for y0, y1, count in ((-0.9, 2, 60000), (2, 5, 60000), (5, 10, 60000), (10, 17, 50000), (17, 27, 40000)):
        grass('blade', -plot.half - 12, y0, plot.half + 12, y1, lambda x, y: _height(x, y) if y > 0.3 else 0.02, plot.dice, count, 0.09)


def _stakes(mesh, plot):
    """At the corners and between them, with a cord around the plot."""
    half, deep = plot.half, plot.deep
    corners = [(-half, 0.4), (-half, deep / 2), (-half, deep), (0, deep), (half, deep), (half, deep / 2), (half, 0.4), (0, 0.4)]
    for x, y in corners:
        z = _height(x, y)
        mesh.box('stake', x - 0.035, y - 0.035, z - 0.2, x + 0.035, y + 0.035, z + 0.75)
        mesh.box('mark', x - 0.036, y - 0.036, z + 0.75, x + 0.036, y + 0.036, z + 0.87)
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
        wire((x0, y0, _height(x0, y0) + 0.68), (x1, y1, _height(x1, y1) + 0.68), 0.12, 0.006)


def _road(mesh):
    mesh.box('asphalt', -90, -6.2, -0.3, 90, -1.2, 0)
    mesh.box('earth', -90, -1.2, -0.3, 90, 0.3, 0.02)
    mesh.box('earth', -90, -60, -0.3, 90, -6.2, -0.02)


def _scatter(plot, count, clear, reach, sunk=0.05):
    """Spots outside of the boundary only: the plot itself is cleared. What is sunk stands without a stem."""
    dice = plot.dice
    for _ in range(count):
        x, y = dice.uniform(-52, 52), dice.uniform(1.5, reach)
        if abs(x) > plot.half + clear or y > plot.deep + clear:
            scale = dice.uniform(0.7, 1.3)
            yield x, y, _height(x, y) - sunk * scale, scale


def _wood(plot):
    """Old trees, young ones and shrubs at their edge."""
    dice = plot.dice
    for leaves, height, spread, count in (('leaf-fresh', 10, 0.75, 170), ('leaf-dark', 12, 0.6, 170), ('leaf-gold', 9, 0.7, 70)):
        pair = tree(height, leaves, dice, spread=spread, size=0.14, density=34, clear=0.22)
        plant_copies(pair, list(_scatter(plot, count, 2.5, 62)), dice)
    for leaves, height, count in (('leaf-fresh', 4.5, 110), ('leaf-gold', 4, 40), ('leaf-dark', 3, 170), ('leaf-fresh', 2.4, 170)):
        pair = tree(height, leaves, dice, spread=1.1, size=0.1, density=30, clear=0.14, levels=4)
        plant_copies(pair, list(_scatter(plot, count, 1.6, 44, height * 0.22)), dice)
    _far_wood(dice)


def _far_wood(dice):
    """Where the trunks would let the horizon through."""
    mesh = Mesh()
    for i in range(18):
        x, foot = -63 + i * 7, _height(0, 66)
        hedge(dice.choice(('leaf-dark', 'leaf-fresh')), x, 64, foot - 1, x + 7.5, 67, foot + dice.uniform(7, 11), dice, 0.3, 16)
    mesh.box('shade', -90, 66.5, 0, 90, 67, _height(0, 66) + 6)
    for side in (-1, 1):
        for i in range(9):
            x0, x1 = sorted((side * 53, side * 56))
            hedge(dice.choice(('leaf-dark', 'leaf-fresh')), x0, 1.5 + i * 7, 0, x1, 9 + i * 7, 7 + dice.uniform(0, 4), dice, 0.3, 16)
        mesh.box('shade', side * 55.7 - 0.2, 1.5, 0, side * 55.7 + 0.2, 67, 6)
    mesh.finish()


def stand(facts, lamps, dice):
    materials()
    plot, mesh = Plot(facts), Mesh()
    plot.dice = dice
    _ground(plot)
    _road(mesh)
    _stakes(mesh, plot)
    mesh.finish()
    _wood(plot)
    return plot


def frame_whole(plot, side):
    """From the road, over a corner of the plot towards its far side."""
    camera((side * 9, -4.2, 1.65), (-side * 3.2, 11.5), 23, 0.075)
