"""Trees, shrubs and hedges: branches by recursion, leaves as folded quads."""

import math

import bpy
from mathutils import Matrix, Vector

from mesh import Mesh, add_object, smoothen


def _leaf(into, point, size, dice):
    points, faces = into
    turn = (
        Matrix.Rotation(dice.uniform(0, 6.28), 3, 'Z')
        @ Matrix.Rotation(dice.uniform(-0.9, 0.9), 3, 'X')
        @ Matrix.Rotation(dice.uniform(-0.6, 0.6), 3, 'Y')
    )
    first = len(points)
    shape = ((0, -size, 0), (size * 0.48, -size * 0.1, size * 0.13), (0, size, -size * 0.1), (-size * 0.48, -size * 0.1, size * 0.13))
    points += [tuple(point + turn @ Vector(corner)) for corner in shape]
    faces += [(first, first + 1, first + 2), (first, first + 2, first + 3)]


def _cluster(into, centre, radius, count, size, dice):
    for _ in range(count):
        away = Vector((dice.gauss(0, 1), dice.gauss(0, 1), dice.gauss(0, 1))).normalized()
        _leaf(into, centre + away * radius * dice.random() ** 0.45, size * dice.uniform(0.6, 1.25), dice)


def _branches(wood, tips, start, along, length, radius, level, spread, dice):
    end = start + along * length
    wood.rod('bark', start, end, radius, radius * 0.72, 7)
    if level <= 2:
        tips += [end, start.lerp(end, 0.5)]
    if level == 0:
        return
    side = along.orthogonal().normalized()
    for _ in range(dice.choice((2, 3, 3))):
        angle = dice.uniform(0, 6.28)
        lean = dice.uniform(0.35, 0.75) * spread
        away = side * math.cos(angle) * lean + side.cross(along) * math.sin(angle) * lean
        next_along = (along + away + Vector((0, 0, 0.12))).normalized()
        _branches(wood, tips, end, next_along, length * dice.uniform(0.66, 0.86), radius * 0.62, level - 1, spread, dice)


def tree(height, leaves, dice, spread=1.0, size=0.075, density=40, clear=0.35, levels=5):
    """A pair of objects, leaves and wood, standing at the origin."""
    wood, tips, crown = Mesh(), [], ([], [])
    trunk = Vector((dice.uniform(-0.04, 0.04), dice.uniform(-0.04, 0.04), 1)).normalized()
    _branches(wood, tips, Vector((0, 0, 0)), trunk, height * clear, height * 0.018, levels, spread, dice)
    for tip in tips:
        _cluster(crown, tip, height * 0.055, density, size, dice)
    bark = add_object('bark', *wood.parts['bark'][:2], 'bark')
    smoothen(bark)
    return add_object('leaves', *crown, leaves), bark


def plant_copies(pair, spots, dice):
    """Puts copies that share their meshes at (x, y, z, scale), and takes the pattern away."""
    for x, y, z, scale in spots:
        turn = dice.uniform(0, 6.28)
        for part in pair:
            copy = bpy.data.objects.new(part.name, part.data)
            copy.location = (x, y, z)
            copy.scale = (scale, scale, scale * dice.uniform(0.95, 1.1))
            copy.rotation_euler = (0, 0, turn)
            bpy.context.collection.objects.link(copy)
    for part in pair:
        bpy.data.objects.remove(part)


def hedge(leaves, x0, y0, z0, x1, y1, z1, dice, size=0.035, density=1300):
    """A clipped hedge: most leaves sit near its front and its top."""
    into = ([], [])
    count = int(density * (x1 - x0) * (y1 - y0) * (z1 - z0)) + 300
    for _ in range(count):
        point = Vector((dice.uniform(x0, x1), dice.uniform(y0, y1), dice.uniform(z0, z1)))
        if dice.random() < 0.7:
            axis = dice.choice((1, 2, 2))
            point[axis] = (y0, z1)[axis - 1] + dice.gauss(0, 0.03)
        _leaf(into, point, size * dice.uniform(0.7, 1.25), dice)
    return add_object('hedge', *into, leaves)


def grass(leaves, x0, y0, x1, y1, ground, dice, count=20000, height=0.12):
    """Blades of grass on the ground, whose height at (x, y) the function ground tells."""
    points, faces = [], []
    for _ in range(count):
        x, y = dice.uniform(x0, x1), dice.uniform(y0, y1)
        turn, tall, z = dice.uniform(0, 6.28), height * dice.uniform(0.4, 1.5), ground(x, y)
        wide = 0.006 + 0.0011 * max(0, y)
        first = len(points)
        dx, dy = math.cos(turn) * wide, math.sin(turn) * wide
        lean_x, lean_y = dice.gauss(0, tall * 0.35), dice.gauss(0, tall * 0.35)
        points += [(x - dx, y - dy, z), (x + dx, y + dy, z), (x + lean_x, y + lean_y, z + tall)]
        faces.append((first, first + 1, first + 2))
    return add_object('grass', points, faces, leaves)
