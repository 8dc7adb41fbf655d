"""
python3 plan.py FUND FILE.svg: the floor plan, or the plan of the land, from the same facts as the perspectives. It needs nothing but Python.

Metres count from the corner at the front's left; the front (window, street) is drawn below.
"""

import json
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
WIDE, HIGH = 1200, 800
_FLOORS = {
    'room': '#f1e3cd', 'kitchen': '#f1e3cd', 'tatami': '#dfe3bf', 'hall': '#efe9df', 'bath': '#d8e8ee', 'wash': '#e3edf0', 'wc': '#e3edf0', 'entry': '#d9d5cd',
    'shop': '#efe6da', 'office': '#e9ebea', 'stairs': '#e8e2d8', 'store': '#e4ddd0', 'garden': '#dbe6cf', 'land': '#e6ecd8', 'guest': '#efe3d3',
}
# How far up a room its name stands, where fittings would lie below it.
_LABELS = {'guest': 0.86, 'wc': 0.25, 'kitchen': 0.3}
_NOTE = '図は物件の概要をもとに作成したものです。現況と異なる場合は現況を優先します。'


class Drawing:
    """Collects the parts of one SVG; takes metres of the level that is drawn at present."""

    def __init__(self):
        self.parts = []
        self.left = self.foot = 0
        self.scale = 1

    def x(self, metres):
        return round(self.left + metres * self.scale, 1)

    def y(self, metres):
        return round(self.foot - metres * self.scale, 1)

    def box(self, x, y, wide, deep, fill, stroke='#4a4640', width=4):
        self.parts.append(
            f'<rect x="{self.x(x)}" y="{self.y(y + deep)}" width="{round(wide * self.scale, 1)}" height="{round(deep * self.scale, 1)}" '
            f'fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>'
        )

    def line(self, x0, y0, x1, y1, stroke='#4a4640', width=2.0, dash=''):
        dashes = f' stroke-dasharray="{dash}"' if dash else ''
        self.parts.append(
            f'<line x1="{self.x(x0)}" y1="{self.y(y0)}" x2="{self.x(x1)}" y2="{self.y(y1)}" stroke="{stroke}" stroke-width="{width}"{dashes}/>'
        )

    def text(self, x, y, words, size=20, anchor='middle', fill='#3b3833', turn=0, weight=400):
        """Takes pixels."""
        turned = f' transform="rotate({turn} {x} {y})"' if turn else ''
        self.parts.append(f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" fill="{fill}"{turned}>{words}</text>')

    def svg(self):
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" '
        fonts = 'font-family="\'Noto Sans JP\', \'Hiragino Sans\', \'Yu Gothic\', sans-serif">'
        return head + fonts + f'<rect width="{WIDE}" height="{HIGH}" fill="#ffffff"/>' + '\n'.join(self.parts) + '</svg>\n'


def square_metres(level):
    return sum(room['wideM'] * room['deepM'] for room in level['rooms'] if not room.get('uncounted'))


def _room(drawing, room):
    x, y, wide, deep = room['xM'], room['yM'], room['wideM'], room['deepM']
    drawing.box(x, y, wide, deep, _FLOORS[room['kind']])
    _FITTINGS.get(room['kind'], _nothing)(drawing, x, y, wide, deep)
    size = 20 if min(wide, deep) * drawing.scale > 95 else 15
    words = room['name'].split('\n')
    middle = drawing.y(y + deep * room.get('labelPart', _LABELS.get(room['kind'], 0.5)))
    across = drawing.x(x + wide * (0.23 if room['kind'] == 'bath' else 0.5))
    for i, line in enumerate(words):
        drawing.text(across, round(middle + (i - (len(words) - 1) / 2) * size * 1.3 + size * 0.35, 1), line, size)


def _nothing(*_):
    pass


def _kitchen(drawing, x, y, wide, deep):
    drawing.box(x + 0.04, y + deep * 0.56, 0.6, min(1.8, deep * 0.36), '#fbfaf7', width=1.5)
    drawing.box(x + 0.14, y + deep * 0.59, 0.4, 0.5, '#eef0f0', width=1.2)


def _bath(drawing, x, y, wide, deep):
    drawing.box(x + wide * 0.46, y + 0.1, wide * 0.46, deep - 0.2, '#f6fbfd', width=1.5)


def _wc(drawing, x, y, wide, deep):
    drawing.box(x + wide / 2 - 0.2, y + deep - 0.24, 0.4, 0.18, '#fbfdfd', width=1.5)
    drawing.parts.append(
        f'<ellipse cx="{drawing.x(x + wide / 2)}" cy="{drawing.y(y + deep - 0.44)}" rx="{0.19 * drawing.scale:.1f}" ry="{0.24 * drawing.scale:.1f}" '
        'fill="#fbfdfd" stroke="#4a4640" stroke-width="1.5"/>'
    )


def _tatami(drawing, x, y, wide, deep):
    across, along = max(1, round(wide / 1.8)), max(1, round(deep / 0.9))
    for i in range(1, along):
        drawing.line(x, y + deep * i / along, x + wide, y + deep * i / along, '#aab083', 1.5)
    for i in range(1, across):
        drawing.line(x + wide * i / across, y, x + wide * i / across, y + deep, '#aab083', 1.5)


def _stairs(drawing, x, y, wide, deep):
    count = max(5, int(max(wide, deep) / 0.26))
    for i in range(1, count):
        part = i / count
        if wide > deep:
            drawing.line(x + wide * part, y, x + wide * part, y + deep, '#8d877d', 1.2)
        else:
            drawing.line(x, y + deep * part, x + wide, y + deep * part, '#8d877d', 1.2)


def _guest(drawing, x, y, wide, deep):
    """A bed with its head at the window, a desk at the other side: as in the perspective."""
    drawing.box(x + 0.12, y + 0.75, 1.2, 2.0, '#fbfaf7', width=1.5)
    drawing.box(x + 0.32, y + 0.83, 0.8, 0.4, '#eef0f0', width=1.2)
    drawing.box(x + wide - 0.52, y + 1.2, 0.46, 1.5, '#fbfaf7', width=1.5)


_FITTINGS = {'kitchen': _kitchen, 'bath': _bath, 'wc': _wc, 'tatami': _tatami, 'stairs': _stairs, 'guest': _guest}


def _window(drawing, window):
    """[side, from, to]: sides are those of the whole level; the wall opens and shows two thin panes."""
    side, start, end, wide, deep = window
    ends = {'front': ((start, 0), (end, 0)), 'back': ((start, deep), (end, deep)), 'left': ((0, start), (0, end)), 'right': ((wide, start), (wide, end))}
    (x0, y0), (x1, y1) = ends[side]
    drawing.line(x0, y0, x1, y1, '#ffffff', 9)
    for off in (-0.03, 0.03):
        dx, dy = (off, 0) if side in ('left', 'right') else (0, off)
        drawing.line(x0 + dx, y0 + dy, x1 + dx, y1 + dy, '#5f7f8f', 1.6)


def _door(drawing, door):
    """[x, y, leaf, way]: hinged at (x, y); way is where the leaf closes to and where it opens to, such as 'right-up'."""
    x, y, leaf, way = door
    shut, open_ = ({'right': (1, 0), 'left': (-1, 0), 'up': (0, 1), 'down': (0, -1)}[part] for part in way.split('-'))
    x1, y1, x2, y2 = x + shut[0] * leaf, y + shut[1] * leaf, x + open_[0] * leaf, y + open_[1] * leaf
    drawing.line(x, y, x1, y1, '#ffffff', 7)
    drawing.line(x, y, x2, y2, '#4a4640', 2)
    sweep = 1 if shut[0] * open_[1] - shut[1] * open_[0] < 0 else 0
    radius = round(leaf * drawing.scale, 1)
    drawing.parts.append(
        f'<path d="M{drawing.x(x1)} {drawing.y(y1)}A{radius} {radius} 0 0 {sweep} {drawing.x(x2)} {drawing.y(y2)}" fill="none" stroke="#8d877d" stroke-width="1.4"/>'
    )


def _measures(drawing, wide, deep, low):
    """The outer measures, in millimetres as on a surveyor's drawing."""
    y = drawing.y(low) + 24
    drawing.parts.append(f'<path d="M{drawing.x(0)} {y}H{drawing.x(wide)}M{drawing.x(0)} {y - 7}v14M{drawing.x(wide)} {y - 7}v14" stroke="#8d877d" fill="none"/>')
    drawing.text(drawing.x(wide / 2), y + 20, f'{round(wide * 1000):,}', 15, fill='#6b665e')
    x = drawing.x(0) - 24
    drawing.parts.append(f'<path d="M{x} {drawing.y(0)}V{drawing.y(deep)}M{x - 7} {drawing.y(0)}h14M{x - 7} {drawing.y(deep)}h14" stroke="#8d877d" fill="none"/>')
    middle = drawing.y(deep / 2)
    drawing.text(x - 8, middle, f'{round(deep * 1000):,}', 15, fill='#6b665e', turn=-90)


def _level(drawing, level):
    wide, deep = level['wideM'], level['deepM']
    low = -level.get('balconyM', 0)
    if low:
        drawing.box(0, low, wide, -low, '#f4f4f2', '#8d877d', 2)
        drawing.text(drawing.x(wide / 2), drawing.y(low / 2) + 6, level.get('balconyName', 'バルコニー'), 16)
    for room in level['rooms']:
        _room(drawing, room)
    drawing.box(0, 0, wide, deep, 'none', width=8)
    for window in level.get('windows', []):
        _window(drawing, (*window, wide, deep))
    for door in level.get('doors', []):
        _door(drawing, door)
    _measures(drawing, wide, deep, low)
    drawing.text(drawing.x(wide / 2), drawing.y(deep) - 16, f'{level["name"]}　{square_metres(level):.2f}㎡', 20, weight=600)


def _north(drawing, degrees):
    """Points upwards at 0 degrees."""
    x, y, angle = 1120, 96, math.radians(degrees)
    dx, dy = math.sin(angle), -math.cos(angle)
    tip, left, right = (x + dx * 40, y + dy * 40), (x - dx * 28 + dy * 15, y - dy * 28 - dx * 15), (x - dx * 28 - dy * 15, y - dy * 28 + dx * 15)
    corners = ' '.join(f'{px:.1f},{py:.1f}' for px, py in (tip, left, (x - dx * 14, y - dy * 14), right))
    drawing.parts.append(f'<circle cx="{x}" cy="{y}" r="44" fill="none" stroke="#8d877d"/><polygon points="{corners}" fill="#4a4640"/>')
    drawing.text(round(x + dx * 58), round(y + dy * 58 + 6), 'N', 18, weight=600)


def _scale_bar(drawing):
    long = round(2 * drawing.scale, 1)
    drawing.parts.append(f'<path d="M1140 748h-{long}m0 -7v14m{long} -14v14" stroke="#4a4640" fill="none" stroke-width="2"/>')
    drawing.text(round(1140 - long / 2, 1), 738, '2m', 15)


def draw(plan):
    drawing = Drawing()
    levels = plan['levels']
    gap = 1.5
    wide = sum(level['wideM'] for level in levels) + gap * (len(levels) - 1)
    deep = max(level['deepM'] for level in levels)
    low = max(level.get('balconyM', 0) for level in levels)
    drawing.scale = min((WIDE - 300) / wide, (HIGH - 265) / (deep + low))
    drawing.foot = round(HIGH - 120 - low * drawing.scale, 1)
    drawing.text(48, 62, plan['title'], 28, 'start', weight=600)
    drawing.left = (WIDE - wide * drawing.scale) / 2
    for level in levels:
        _level(drawing, level)
        drawing.left += (level['wideM'] + gap) * drawing.scale
    _north(drawing, plan['northDegrees'])
    _scale_bar(drawing)
    drawing.text(48, 770, _NOTE, 16, 'start', '#6b665e')
    return drawing.svg()


def main(number, path):
    with open(os.path.join(HERE, '..', 'facts.json'), encoding='utf-8') as file:
        plan = json.load(file)[number]['plan']
    with open(path, 'w', encoding='utf-8') as file:
        file.write(draw(plan))


if __name__ == '__main__':
    main(*sys.argv[1:])
