"""Pieces of furniture. (x, y) is the corner nearest to the origin; all sizes in metres."""

from mesh import soft_box
from plants import tree


def legs(mesh, material, x0, y0, x1, y1, high, thick=0.04):
    for x in (x0, x1 - thick):
        for y in (y0, y1 - thick):
            mesh.box(material, x, y, 0, x + thick, y + thick, high)


def bed(mesh, x, y, wide=0.98, long=2.0, throw='accent-cloth'):
    """Its head stands at y."""
    x1, y1, middle = x + wide, y + long, x + wide / 2
    mesh.box('oak', x, y, 0.12, x1, y1, 0.26)
    mesh.box('oak', x, y - 0.04, 0.12, x1, y, 0.85)
    legs(mesh, 'oak', x + 0.05, y + 0.05, x1 - 0.05, y1 - 0.05, 0.12, 0.05)
    soft_box('linen-white', (middle, y + long / 2, 0.36), (wide - 0.02, long - 0.02, 0.2), 0.004)
    soft_box('linen-white', (middle, y + long * 0.62, 0.47), (wide + 0.1, long * 0.72, 0.12), 0.06)
    soft_box(throw, (middle, y + long * 0.82, 0.50), (wide + 0.13, 0.5, 0.13), 0.05)
    pillows = 2 if wide > 1.3 else 1
    for i in range(pillows):
        centre = x + wide * (i + 0.5) / pillows
        soft_box('linen-white', (centre, y + 0.28, 0.54), (wide / pillows * 0.72, 0.38, 0.14), 0.04, tilt=0.35)
        soft_box('linen', (centre, y + 0.46, 0.57), (0.4, 0.12, 0.34), 0.03, tilt=-0.45)


def chair(mesh, x, y, facing=1, seat='oak', side=0.42):
    """facing: 1 has its back at x + side, -1 at x, 0 at y."""
    legs(mesh, 'black', x, y, x + side, y + side, 0.43, 0.025)
    mesh.box(seat, x, y, 0.43, x + side, y + side, 0.46)
    back = {1: (x + side - 0.02, y, x + side, y + side), -1: (x, y, x + 0.02, y + side), 0: (x, y, x + side, y + 0.02)}[facing]
    mesh.box(seat, back[0], back[1], 0.58, back[2], back[3], 0.82)
    mesh.box('black', back[0], back[1], 0.43, back[0] + 0.02, back[1] + 0.02, 0.8)
    mesh.box('black', back[2] - 0.02, back[3] - 0.02, 0.43, back[2], back[3], 0.8)


def desk(mesh, x, y, deep=0.55, long=1.2):
    mesh.box('oak', x, y, 0.70, x + deep, y + long, 0.73)
    legs(mesh, 'black', x + 0.03, y + 0.03, x + deep - 0.03, y + long - 0.03, 0.70, 0.03)


def table_lamp(mesh, x, y, z):
    mesh.rod('black', (x, y, z), (x, y, z + 0.015), 0.08, sides=24)
    mesh.rod('black', (x, y, z), (x, y, z + 0.34), 0.008)
    mesh.rod('lamp', (x, y, z + 0.32), (x, y, z + 0.48), 0.10, 0.06, 24)


def books(mesh, x, y, z, count, dice, along_y=True):
    """A row of spines without titles."""
    at = y if along_y else x
    for _ in range(count):
        thick, high = dice.uniform(0.018, 0.035), dice.uniform(0.17, 0.25)
        cover = dice.choice(('accent-cloth', 'linen', 'white', 'clay', 'oak'))
        if along_y:
            mesh.box(cover, x, at, z, x + 0.15, at + thick, z + high)
        else:
            mesh.box(cover, at, y, z, at + thick, y + 0.15, z + high)
        at += thick + 0.002


def shelf(mesh, x, y, long, dice, z=1.42):
    mesh.box('oak', x, y, z, x + 0.22, y + long, z + 0.025)
    books(mesh, x + 0.03, y + 0.06, z + 0.025, 9, dice)
    mesh.rod('clay', (x + 0.11, y + long * 0.75, z + 0.025), (x + 0.11, y + long * 0.75, z + 0.14), 0.05, 0.06, 24)


def kitchen(mesh, y0, y1, deep=0.6):
    """Along the wall at x = 0: cupboards, sink, hob, tiles, wall cupboards."""
    mesh.box('black', 0.05, y0 + 0.02, 0, deep - 0.06, y1 - 0.02, 0.09)
    mesh.box('metal', 0, y0, 0.82, deep + 0.02, y1, 0.85)
    count = 4
    step = (y1 - y0) / count
    for i in range(count):
        y = y0 + i * step
        mesh.box('white', 0, y + 0.004, 0.09, deep, y + step - 0.004, 0.815)
        mesh.box('metal', deep, y + 0.08, 0.74, deep + 0.018, y + step - 0.08, 0.752)
        mesh.box('white', 0, y + 0.003, 1.55, 0.36, y + step - 0.003, 2.25)
    mesh.box('kitchen-tile', 0, y0, 0.85, 0.01, y1, 1.5)
    mesh.box('black', 0.06, y0 + 0.15, 0.85, 0.52, y0 + 0.62, 0.857)
    mesh.box('black', 0.12, y1 - 0.75, 0.851, 0.50, y1 - 0.12, 0.853)
    mesh.rod('metal', (0.06, y1 - 0.44, 0.85), (0.06, y1 - 0.44, 1.12), 0.014)
    mesh.rod('metal', (0.06, y1 - 0.44, 1.12), (0.26, y1 - 0.44, 1.10), 0.012)


def fridge(mesh, y, high=1.45):
    mesh.box('white', 0, y, 0, 0.6, y + 0.58, high)
    mesh.box('black', 0.60, y + 0.01, high * 0.6, 0.602, y + 0.57, high * 0.6 + 0.01)
    mesh.box('metal', 0.60, y + 0.5, high * 0.64, 0.625, y + 0.52, high * 0.9)


def air_conditioner(mesh, x1, y, z=2.06):
    """On the wall at x1."""
    mesh.box('white', x1 - 0.24, y, z, x1, y + 0.8, z + 0.29)
    mesh.box('black', x1 - 0.245, y + 0.05, z + 0.01, x1 - 0.235, y + 0.75, z + 0.025)


def ceiling_lamp(mesh, x, y, ceiling, radius=0.26):
    mesh.rod('white', (x, y, ceiling - 0.09), (x, y, ceiling), radius, radius + 0.02, 40)
    mesh.rod('lamp', (x, y, ceiling - 0.10), (x, y, ceiling - 0.09), radius - 0.01, sides=40)


def picture_frame(mesh, x1, y, z, wide=0.5, high=0.7):
    """Two fields of colour in a frame, on the wall at x1."""
    mesh.box('oak', x1 - 0.025, y, z, x1, y + wide, z + high)
    mesh.box('white', x1 - 0.028, y + 0.03, z + 0.03, x1 - 0.02, y + wide - 0.03, z + high - 0.03)
    mesh.box('linen', x1 - 0.03, y + 0.11, z + 0.15, x1 - 0.027, y + wide - 0.11, z + high * 0.5)
    mesh.box('accent-cloth', x1 - 0.03, y + 0.11, z + high * 0.5, x1 - 0.027, y + wide - 0.11, z + high - 0.15)


def sofa(mesh, x, y, long=1.6, deep=0.78):
    """Its back is at x + deep."""
    mesh.box('oak', x + 0.04, y + 0.04, 0.08, x + deep - 0.04, y + long - 0.04, 0.16)
    count = 2
    for i in range(count):
        middle = y + long * (i + 0.5) / count
        soft_box('sofa-cloth', (x + deep * 0.42, middle, 0.30), (deep * 0.82, long / count - 0.01, 0.24), 0.02)
        soft_box('sofa-cloth', (x + deep * 0.86, middle, 0.56), (0.2, long / count - 0.02, 0.46), 0.03)
    soft_box('linen', (x + deep * 0.66, y + 0.3, 0.56), (0.14, 0.42, 0.4), 0.03, tilt=0.1)


def plant(mesh, x, y, dice, high=1.3, leaves='leaf-dark'):
    mesh.rod('clay', (x, y, 0), (x, y, 0.3), 0.13, 0.16, 28)
    for part in tree(high, leaves, dice, spread=1.2, size=0.055, density=8, clear=0.4, levels=4):
        part.location = (x, y, 0.27)


def office_desks(mesh, x, y, rows, dice, wide=1.4):
    """Pairs of desks that face each other, with a screen and a chair at each."""
    for i in range(rows):
        y0 = y + i * wide
        for side in (0, 1):
            x0 = x + side * 0.72
            mesh.box('white', x0, y0, 0.70, x0 + 0.70, y0 + wide - 0.02, 0.725)
            screen = x + 0.72 + (side - 0.5) * 0.5
            mesh.box('black', screen, y0 + 0.4, 0.82, screen + 0.02, y0 + 0.98, 1.18)
            mesh.box('metal', screen - 0.02, y0 + 0.64, 0.725, screen + 0.04, y0 + 0.74, 0.86)
            office_chair(mesh, x - 0.42 if side == 0 else x + 1.86, y0 + 0.68, -1 if side == 0 else 1)
            if dice.random() < 0.6:
                books(mesh, x0 + 0.25, y0 + 0.06, 0.725, 4, dice)
        legs(mesh, 'black', x + 0.03, y0 + 0.03, x + 1.39, y0 + wide - 0.05, 0.70, 0.03)


def office_chair(mesh, x, y, facing):
    mesh.rod('black', (x, y, 0.05), (x, y, 0.42), 0.025)
    for dx, dy in ((0.25, 0), (-0.25, 0), (0, 0.25), (0, -0.25)):
        mesh.rod('black', (x, y, 0.09), (x + dx, y + dy, 0.05), 0.018)
    mesh.box('sofa-cloth', x - 0.23, y - 0.23, 0.42, x + 0.23, y + 0.23, 0.49)
    back = x + facing * 0.24
    mesh.box('sofa-cloth', back - 0.025, y - 0.21, 0.58, back + 0.025, y + 0.21, 1.0)
    mesh.box('black', back - 0.012, y - 0.03, 0.45, back + 0.012, y + 0.03, 0.6)


def display_case(mesh, x, y, long, deep=0.6):
    """A shop's case: a wooden foot, a glazed upper part, trays in it."""
    mesh.box('oak', x, y, 0.06, x + deep, y + long, 0.62)
    for z in (0.78, 1.0):
        mesh.box('white', x + 0.06, y + 0.04, z, x + deep - 0.06, y + long - 0.04, z + 0.012)
    mesh.box('metal', x, y, 1.2, x + deep, y + long, 1.23)
    for edge in (y, y + long - 0.02):
        mesh.box('metal', x, edge, 0.62, x + 0.02, edge + 0.02, 1.2)
        mesh.box('metal', x + deep - 0.02, edge, 0.62, x + deep, edge + 0.02, 1.2)
    mesh.face('glass', [(x + deep, y, 0.62), (x + deep, y + long, 0.62), (x + deep, y + long, 1.2), (x + deep, y, 1.2)])


def low_table(mesh, x, y, wide=1.2, deep=0.8, high=0.34):
    mesh.box('dark-wood', x, y, high - 0.04, x + wide, y + deep, high)
    legs(mesh, 'dark-wood', x + 0.04, y + 0.04, x + wide - 0.04, y + deep - 0.04, high - 0.04, 0.06)
    mesh.rod('clay', (x + wide * 0.5, y + deep * 0.5, high), (x + wide * 0.5, y + deep * 0.5, high + 0.09), 0.05, 0.07, 24)


def floor_cushion(x, y, cloth='accent-cloth'):
    soft_box(cloth, (x, y, 0.045), (0.56, 0.56, 0.09), 0.02)
