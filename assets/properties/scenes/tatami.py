"""A room with tatami: paper screens before its window, an alcove, a low table."""

import furniture as put
from stage import panel


def shell(room):
    mesh, wide, deep, high = room.mesh, room.wide, room.deep, room.high
    left, right, sill, head = room.hole
    mesh.box('tatami', 0, 0, -0.2, wide, deep, 0)
    _edges(mesh, wide, deep)
    _ceiling(mesh, wide, deep, high)
    for x in (0, wide - 0.11):
        for y in (0, deep * 0.5):
            mesh.box('dark-wood', x, y, 0, x + 0.11, y + 0.11, high)
    for x0, x1 in ((-0.2, 0), (wide, wide + 0.2)):
        mesh.box('wall', x0, -0.2, 0, x1, deep, high)
    mesh.box('wall', 0, deep, 0, wide, deep + 0.2, high)
    mesh.box('wall', 0, -0.2, 0, wide, 0, sill)
    mesh.box('wall', 0, -0.2, head, wide, 0, high)
    mesh.box('wall', 0, -0.2, sill, left, 0, head)
    mesh.box('wall', right, -0.2, sill, wide, 0, head)
    for z in (head, sill - 0.06):
        mesh.box('dark-wood', 0, -0.05, z, wide, 0.035, z + 0.06)
    for x in (0.012, wide - 0.03):
        mesh.box('dark-wood', x, 0, head, x + 0.02, deep, head + 0.06)


def _edges(mesh, wide, deep):
    """Cloth edges of the mats: rows of mats across the room, their short joints shifted from row to row."""
    rows = max(1, round(deep / 0.9))
    for i in range(rows + 1):
        y = deep * i / rows
        mesh.box('mat-edge', 0, y - 0.028, 0, wide, y + 0.028, 0.002)
    for i in range(rows):
        for k in range(1, 4):
            x = wide * (k - 0.5 * (i % 2)) / 2
            if 0.2 < x < wide - 0.2:
                mesh.box('mat-joint', x - 0.003, deep * i / rows, 0, x + 0.003, deep * (i + 1) / rows, 0.0015)


def _ceiling(mesh, wide, deep, high):
    mesh.box('ceiling-board', -0.2, -0.2, high, wide + 0.2, deep, high + 0.2)
    for i in range(int(deep / 0.45) + 1):
        y = 0.1 + i * 0.45
        mesh.box('dark-wood', 0, y, high - 0.03, wide, y + 0.03, high)


def screens(room):
    """Four paper screens, one pushed aside; the light comes through the paper."""
    mesh = room.mesh
    left, right, sill, head = room.hole
    step = (right - left) / 4
    for i, at in enumerate((0, 1, 2, 2.45)):
        x0, x1 = left + at * step, left + (at + 1) * step
        y = -0.03 if i % 2 else -0.075
        _screen(mesh, x0, x1, sill, head, y)


def _screen(mesh, x0, x1, z0, z1, y):
    for a, b in ((x0, x0 + 0.035), (x1 - 0.035, x1)):
        mesh.box('dark-wood', a, y, z0, b, y + 0.03, z1)
    for a, b in ((z0, z0 + 0.05), (z1 - 0.05, z1)):
        mesh.box('dark-wood', x0, y, a, x1, y + 0.03, b)
    for i in range(1, 4):
        x = x0 + (x1 - x0) * i / 4
        mesh.box('dark-wood', x - 0.005, y + 0.006, z0, x + 0.005, y + 0.02, z1)
    for i in range(1, 7):
        z = z0 + (z1 - z0) * i / 7
        mesh.box('dark-wood', x0, y + 0.006, z - 0.005, x1, y + 0.02, z + 0.005)
    mesh.face('paper', [(x0, y + 0.005, z0), (x1, y + 0.005, z0), (x1, y + 0.005, z1), (x0, y + 0.005, z1)])


def alcove(room):
    """At the left wall: a raised board, a post, a bowl with a branch."""
    mesh, start, end = room.mesh, 1.3, 3.1
    mesh.box('dark-wood', 0, start, 0, 0.62, end, 0.09)
    for y in (start, end):
        mesh.rod('oak', (0.62, y, 0), (0.62, y, room.high), 0.055, sides=16)
        mesh.box('wall', 0, y - 0.03, 0, 0.6, y + 0.03, room.high)
    mesh.box('wall', 0.58, start, 2.05, 0.66, end, room.high)
    mesh.box('dark-wood', 0.57, start, 2.0, 0.67, end, 2.06)
    mesh.box('linen', 0.012, start + 0.6, 0.75, 0.018, end - 0.6, 1.85)
    mesh.box('white', 0.016, start + 0.68, 0.95, 0.021, end - 0.68, 1.65)
    put.plant(mesh, 0.34, start + 0.45, room.dice, 0.75)


def stand(room):
    shell(room)
    screens(room)
    alcove(room)
    middle, y = room.wide * 0.56, 1.35
    put.low_table(room.mesh, middle - 0.65, y, 1.3, 0.85)
    for dx, dy in ((-0.3, -0.4), (0.35, -0.4), (-0.3, 1.25), (0.35, 1.25)):
        put.floor_cushion(middle + dx, y + dy)
    room.mesh.rod('paper-lamp', (room.wide - 0.45, 0.6, 0.05), (room.wide - 0.45, 0.6, 0.6), 0.15, 0.13, 24)
    room.mesh.rod('dark-wood', (room.wide - 0.45, 0.6, 0), (room.wide - 0.45, 0.6, 0.05), 0.15, sides=24)
    panel((room.wide - 0.5, 1.0, 0.6), (-0.4, 0.4, 0), 0.3, 0.4, 3, (1, 0.7, 0.4))
