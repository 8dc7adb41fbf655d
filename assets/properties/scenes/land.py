"""A plot of land at a forest road: levelled ground with grass, boundary stakes with a cord, a wood behind it."""

import math

from materials import asphalt, leaf, plain
from mesh import Mesh, add_object, wire
from plants import grass, hedge, plant_copies, tree
from stage import camera


def materials():
    asphalt()
    plain('earth', (0.17, 0.135, 0.09), 0.95, noise=0.35, scale=0.5)
    plain('turf', (0.10, 0.12, 0.045), 0.95, noise=0.4, scale=0.35)
    plain('kerb', (0.36, 0.35, 0.33), 0.8, noise=0.15)
    plain('stake', (0.42, 0.29, 0.16), 0.7)
    plain('wire', (0.62, 0.58, 0.48), 0.8, noise=0)
    plain('stone', (0.25, 0.24, 0.22), 0.85, noise=0.25)
    plain('bark', (0.13, 0.10, 0.075), 0.9, noise=0.3, scale=8)
    leaf('blade', (0.06, 0.09, 0.02), (0.17, 0.19, 0.06))
    leaf('leaf-fresh', (0.06, 0.10, 0.02), (0.16, 0.20, 0.05))
    leaf('leaf-dark', (0.025, 0.055, 0.018), (0.06, 0.105, 0.03))
    leaf('leaf-gold', (0.16, 0.12, 0.02), (0.34, 0.22, 0.05))


class Plot:
    def __init__(self, facts):
        self.half, self.deep = facts['frontageM'] / 2, facts['depthM']


def _height(x, y):
    """A gentle swell, so that the ground is no table."""
    return 0.12 * math.sin(x * 0.23) + 0.16 * math.sin(y * 0.19 + 1) + max(0, y - 4) * 0.03


def _ground(plot):
    steps, size = 60, 1.6
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
    for k in range(5):
        y0 = 0.3 + k * 3
        blades = grass('blade', -plot.half - 8, y0, plot.half + 8, y0 + 3, 0.02 + _height(0, y0 + 1.5), plot.dice, 14000, 0.13)
        blades.location.z = 0


def _stakes(mesh, plot):
    """At the corners and between them, with a cord around the plot."""
    half, deep = plot.half, plot.deep
    corners = [(-half, 0.4), (-half, deep / 2), (-half, deep), (0, deep), (half, deep), (half, deep / 2), (half, 0.4), (0, 0.4)]
    for x, y in corners:
        z = _height(x, y)
        mesh.box('stake', x - 0.035, y - 0.035, z - 0.2, x + 0.035, y + 0.035, z + 0.85)
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
        wire((x0, y0, _height(x0, y0) + 0.75), (x1, y1, _height(x1, y1) + 0.75), 0.12, 0.008)


def _road(mesh):
    mesh.box('asphalt', -90, -6.2, -0.3, 90, -1.2, 0)
    mesh.box('kerb', -90, -1.2, -0.3, 90, -0.95, 0.06)
    mesh.box('earth', -90, -0.95, -0.3, 90, 0.2, 0.03)
    mesh.box('earth', -90, -60, -0.3, 90, -6.2, -0.02)


def _wood(plot):
    """Outside of the boundary only: the plot itself is cleared."""
    dice, half, deep = plot.dice, plot.half, plot.deep
    spots = {name: [] for name in ('leaf-fresh', 'leaf-dark', 'leaf-gold')}
    for _ in range(120):
        x, y = dice.uniform(-55, 55), dice.uniform(1.5, 60)
        if abs(x) > half + 1.5 or y > deep + 1.5:
            spots[dice.choice(('leaf-fresh', 'leaf-dark', 'leaf-dark', 'leaf-gold'))].append((x, y, _height(x, y), dice.uniform(0.8, 1.35)))
    for name, places in spots.items():
        plant_copies(tree(11, name, dice, spread=0.75, size=0.13, density=26, clear=0.3), places, dice)
    for x0 in range(-50, 50, 6):
        hedge('leaf-dark', x0, deep + 3, 0.4, x0 + 5.5, deep + 5, dice.uniform(1.2, 2.2), dice, 0.1, 90)


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
    camera((side * 7.5, -9.5, 1.9), (-side * 1.5, 8), 24, 0.07)
